/** What a sheet comes to: the phone works it out by itself, and asks the server what only that knows. */
import { ApiError, post } from '../api'
import type { GivenSheet, SheetInfo } from '../protocol.gen'
import { Complaint, inWords, Unknown } from '../settle/complaint'
import { toldSheet } from '../settle/told'
import { bundled, knows, language, say } from '../words.svelte'

export function askSheet(given: GivenSheet): Promise<SheetInfo> {
  return settled(given).catch((error: unknown) => (error instanceof Unknown ? asked(given, error) : refused(error)))
}

const settled = async (given: GivenSheet): Promise<SheetInfo> => toldSheet(given, { say, knows })

/** Without a network it is said which thing only the server knows, where it is a thing that can be said otherwise. */
const asked = (given: GivenSheet, { message: unknown }: Unknown): Promise<SheetInfo> =>
  post<SheetInfo>('/sheet', given).catch((error: ApiError) => {
    throw error.code === 'offline' && unknown === 'patterns' ? new ApiError(0, 'patterns-offline', say('scores-patterns-offline')) : error
  })

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
