/** Everything that the calculator is asked, and the address that says it again. */
import { lastUsed } from './lastused'
import type { GivenHand, RulebookInfo } from './protocol.gen'
import { newTold, type Told } from './told'
import { read, write } from './written'

export interface Setup {
  rules: string[] // side by side; the first gives the palette
  hand: string
  wall: boolean // the winning tile came from the wall
  seat: string
  round: string
  situation: string[]
  wild: string
  facts: Record<string, string> // what only some rulebook asks for of the hand
  presets: Record<string, string> // by rulebook
  options: Record<string, Record<string, unknown>>
  told: Told // of the deal that the hand was won in
}

export function newSetup(): Setup {
  return {
    rules: [lastUsed()],
    hand: '',
    wall: false,
    seat: 'E',
    round: 'E',
    situation: [],
    wild: '',
    facts: {},
    presets: {},
    options: {},
    told: newTold(),
  }
}

// As facts were named in addresses of earlier pages.
const EARLIER: Record<string, string> = { void: 'void', robbed: 'robbed_kong' }

const listed = (text: string | null) => (text ?? '').split(',').filter(Boolean)

function value(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

export function toQuery(setup: Setup): string {
  const query = new URLSearchParams({ rules: setup.rules.join(',') })
  const put = (key: string, text: string, usual = '') => {
    if (text !== usual) query.set(key, text)
  }
  put('hand', setup.hand.trim())
  put('wall', setup.wall ? '1' : '')
  put('seat', setup.seat, 'E')
  put('round', setup.round, 'E')
  put('with', setup.situation.join(','))
  put('wild', setup.wild)
  for (const [fact, said] of Object.entries(setup.facts)) put(`fact.${fact}`, said)
  put('deal', JSON.stringify(setup.told), JSON.stringify(newTold()))
  for (const rules of setup.rules) {
    put(`preset.${rules}`, setup.presets[rules] ?? '')
    for (const [option, chosen] of Object.entries(setup.options[rules] ?? {})) {
      query.set(`option.${rules}.${option}`, JSON.stringify(chosen))
    }
  }
  return query.toString()
}

export function fromQuery(query: URLSearchParams): Setup {
  const usual = newSetup()
  const setup: Setup = {
    ...usual,
    rules: listed(query.get('rules')).length ? listed(query.get('rules')) : usual.rules,
    hand: query.get('hand') ?? '',
    wall: query.get('wall') === '1',
    seat: query.get('seat') ?? usual.seat,
    round: query.get('round') ?? usual.round,
    situation: listed(query.get('with')),
    wild: query.get('wild') ?? '',
  }
  const told = value(query.get('deal') ?? '')
  if (told && typeof told === 'object') setup.told = { ...setup.told, ...told }
  for (const [key, text] of query) {
    const [kind, rules = '', option = ''] = key.split('.')
    if (kind === 'fact' || EARLIER[key]) setup.facts[EARLIER[key] ?? rules] = text
    if (kind === 'preset') setup.presets[rules] = text
    if (kind === 'option') (setup.options[rules] ??= {})[option] = value(text)
  }
  return setup
}

/** The options that a preset and the reader's own choices come to. */
export function chosen(setup: Setup, info: RulebookInfo): Record<string, unknown> {
  const preset = info.presets.find((each) => each.id === setup.presets[info.id])
  return { ...preset?.options, ...setup.options[info.id] }
}

/** Whether hands of this rulebook have such a thing. */
export const has =
  (field: string) =>
  (info: RulebookInfo): boolean =>
    info.fields?.includes(field) ?? false

/** The calculator as it shows a hand that the server gave. */
export function setupOf(given: GivenHand): Setup {
  return {
    ...newSetup(),
    rules: [given.rules],
    hand: [given.concealed, given.flowers].filter(Boolean).join(' '),
    wall: given.self_draw ?? false,
    seat: given.seat ?? 'E',
    round: given.round ?? 'E',
    situation: given.situation ?? [],
    wild: given.wild ?? '',
    facts: given.facts ?? {},
    options: { [given.rules]: given.options ?? {} },
  }
}

/** Of what is said of a hand, what this rulebook asks for of one that was won so. */
export function factsOf(said: Record<string, string>, info: RulebookInfo, situation: string[]): Record<string, string> {
  const asked = info.facts.filter((fact) => !fact.situation || situation.includes(fact.situation))
  return Object.fromEntries(asked.flatMap(({ id }) => (said[id] ? [[id, said[id]]] : [])))
}

/** The hand for the server, without what this rulebook does not know. */
export function givenHand(setup: Setup, info: RulebookInfo, lang: string): GivenHand {
  const { bonus } = read(setup.hand)
  return {
    rules: info.id,
    options: chosen(setup, info),
    concealed: withoutBonus(setup.hand),
    flowers: has('bonus')(info) ? write(bonus) : '',
    self_draw: setup.wall,
    seat: setup.seat,
    round: setup.round,
    situation: setup.situation.filter((each) => info.situations.includes(each)),
    wild: has('wild')(info) && setup.wild ? setup.wild : null,
    facts: factsOf(setup.facts, info, setup.situation),
    lang,
  }
}

/** Bonus tiles become blanks, so that places in the text stay what they are. */
function withoutBonus(text: string): string {
  return text.replace(/[1-8\s]*[1-8]\s*f/g, (whole) => ' '.repeat(whole.length)).trimEnd()
}
