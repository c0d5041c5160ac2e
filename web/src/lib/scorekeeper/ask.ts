/** What a sheet comes to: the phone works it out by itself, and asks the server what only that knows. */
import { ApiError, post } from '../api'
import type { GivenSheet, SheetInfo } from '../protocol.gen'
import { Complaint, inWords, Unknown } from '../settle/complaint'
import { toldSheet } from '../settle/told'
import { bundled, knows, language, say } from '../words.svelte'

export async function askSheet(given: GivenSheet): Promise<SheetInfo> {
  if (!namesPatterns(given)) return settled(given).catch((error: unknown) => (error instanceof Unknown ? asked(given) : refused(error)))
  // What patterns come to is counted by the server; without it their worth is taken as it was said.
  return asked(given).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'offline') throw error
    return settled(given).catch((unsettled: unknown) => refused(unsettled instanceof Unknown ? error : unsettled))
  })
}

const asked = (given: GivenSheet): Promise<SheetInfo> => post<SheetInfo>('/sheet', given)
const settled = async (given: GivenSheet): Promise<SheetInfo> => toldSheet(given, { say, knows })

const namesPatterns = ({ draft }: GivenSheet): boolean =>
  Object.values(draft?.hands ?? {}).some(({ patterns }) => Object.keys(patterns ?? {}).length > 0)

/** A complaint as the server would have said it. */
async function refused(error: unknown): Promise<never> {
  if (!(error instanceof Complaint)) throw error
  throw new ApiError(400, 'bad-sheet', inWords(error, await complaints()))
}

/** The words of complaints, in a language that has words of its own for them; they come when one is made. */
async function complaints() {
  if (language() !== 'ru') return null
  return bundled('ru', (await import('../../../../sparrows/text/complaints.ru.ftl?raw')).default)
}
