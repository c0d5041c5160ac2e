/** The end of a match as one picture to share: drawn as SVG, with our own tiles, and turned into a PNG. */
import { DASHES, Plot } from './graph'
import type { Tile } from './tiles'

export const PICTURE = { width: 1080, height: 1350 }

export interface PlaceLine {
  player: number
  place: number
  name: string
  points: string
  own: boolean
}

/** A tile in a row; `apart` leaves room before it. */
export interface ShownTile {
  tile: Tile
  wild: boolean
  marked: boolean
  apart: boolean
}

export interface BestLine {
  title: string
  tiles: ShownTile[]
  patterns: string
}

export interface Told {
  title: string
  about: string // rulebook, deals, date
  places: PlaceLine[]
  graph: string // what the graph shows
  points: number[][]
  best: BestLine | null
}

/** What tiles are drawn with: the inside of a face's symbol, and the colours of their body. */
export interface Stuff {
  face: (tile: Tile) => string
  body: string
  edge: string
  foot: string
}

/** How wide a text is. */
export type Measure = (text: string, size: number, bold: boolean) => number

const MARGIN = 60
const INNER = PICTURE.width - 2 * MARGIN
const FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
const LINES = ['#f08a7e', '#79bdf0', '#7fd79f', '#d3a2ea'] // as the graph of a dark page has them
const [GOLD, LIGHT, DIM, DARK] = ['#ecc04e', '#f3f1e6', '#c3d3c9', '#221a05']
const ROW = 92
const TILE = { width: 60, height: 80 }

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** As much of a text as fits. */
export function fitted(text: string, width: number, size: number, bold: boolean, measure: Measure): string {
  if (measure(text, size, bold) <= width) return text
  const letters = [...text]
  while (letters.length && measure(`${letters.join('')}…`, size, bold) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

interface Written {
  x: number
  y: number
  size: number
  fill?: string
  bold?: boolean
  anchor?: 'start' | 'middle' | 'end'
}

const text = (words: string, { x, y, size, fill = LIGHT, bold = false, anchor = 'start' }: Written) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${bold ? ' font-weight="700"' : ''}>${escaped(words)}</text>`

const card = (y: number, height: number, fill = '#00000038') =>
  `<rect x="${MARGIN}" y="${y}" width="${INNER}" height="${height}" rx="22" fill="${fill}"/>`

function drawnTile({ tile, wild, marked }: ShownTile, x: number, y: number, scale: number, stuff: Stuff): string {
  const frame = marked ? `stroke="${GOLD}" stroke-width="6"` : wild ? 'stroke="#b3231d" stroke-width="4"' : `stroke="${stuff.edge}" stroke-width="1"`
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect y="3" width="60" height="80" rx="8" fill="${stuff.foot}"/><rect width="60" height="80" rx="8" fill="${stuff.body}" ${frame}/><svg width="60" height="80" viewBox="0 0 60 80">${stuff.face(tile)}</svg></g>`
}

const SPARROW: ShownTile = { tile: 18, wild: false, marked: false, apart: false } // one of bamboos

function head({ title, about }: Told, measure: Measure, stuff: Stuff): string {
  const middle = PICTURE.width / 2
  const size = Math.min(54, Math.max(34, Math.floor((54 * INNER) / measure(title, 54, true))))
  return [
    `<circle cx="${middle}" cy="112" r="118" fill="url(#glow)"/>`,
    `<rect x="${middle - 49}" y="46" width="98" height="128" rx="18" fill="${GOLD}"/>`,
    drawnTile(SPARROW, middle - 41, 55, 1.367, stuff),
    text(fitted(title, INNER, size, true, measure), { x: middle, y: 246, size, bold: true, anchor: 'middle' }),
    text(fitted(about, INNER, 30, false, measure), { x: middle, y: 296, size: 30, fill: DIM, anchor: 'middle' }),
  ].join('')
}

function placeRow({ player, place, name, points, own }: PlaceLine, y: number, measure: Measure): string {
  const first = place === 1
  const ink = first ? DARK : LIGHT
  const room = INNER - 190 - measure(points, 40, true)
  const frame = own ? `<rect x="${MARGIN + 2}" y="${y + 2}" width="${INNER - 4}" height="${ROW - 16}" rx="20" fill="none" stroke="${first ? LIGHT : DIM}" stroke-width="4"/>` : ''
  return [
    card(y, ROW - 12, first ? GOLD : undefined),
    frame,
    `<circle cx="${MARGIN + 48}" cy="${y + 40}" r="26" fill="${first ? '#fff3cf' : '#0000004d'}"/>`,
    text(String(place), { x: MARGIN + 48, y: y + 51, size: 32, fill: first ? DARK : LIGHT, bold: true, anchor: 'middle' }),
    `<rect x="${MARGIN + 86}" y="${y + 27}" width="52" height="26" rx="13" fill="#12382a"/>`,
    `<path d="M${MARGIN + 92} ${y + 40}h40" stroke="${LINES[player]}" stroke-width="6" stroke-dasharray="${DASHES[player]}"/>`,
    text(fitted(name, room, 36, true, measure), { x: MARGIN + 150, y: y + 53, size: 36, fill: ink, bold: true }),
    text(points, { x: MARGIN + INNER - 28, y: y + 54, size: 40, fill: ink, bold: true, anchor: 'end' }),
  ].join('')
}

function graph({ points, graph: title }: Told, y: number, height: number): string {
  const frame = { width: INNER, height: height - 64, left: 90, right: 34, top: 12, bottom: 26 }
  const plot = new Plot(points, frame)
  const ticks = plot.ticks.map(
    (tick) =>
      `<path d="M${frame.left} ${plot.y(tick)}H${INNER - frame.right}" stroke="#ffffff" stroke-opacity="${tick ? 0.14 : 0.4}"/>` +
      text(String(tick), { x: frame.left - 12, y: plot.y(tick) + 8, size: 22, fill: DIM, anchor: 'end' }),
  )
  const lines = (points[0] ?? []).map(
    (_, player) =>
      `<path d="${plot.path(player)}" fill="none" stroke="${LINES[player]}" stroke-width="5" stroke-linejoin="round" stroke-dasharray="${DASHES[player]}"/>`,
  )
  const inside = `<g transform="translate(${MARGIN} ${y + 58})">${ticks.join('')}${lines.join('')}</g>`
  return card(y, height) + text(title, { x: MARGIN + 28, y: y + 44, size: 28, bold: true }) + inside
}

function best({ title, tiles, patterns }: BestLine, y: number, height: number, measure: Measure, stuff: Stuff): string {
  const gaps = tiles.filter((each) => each.apart).length * 16
  const scale = Math.min(1.05, (INNER - 56 - gaps) / (tiles.length * (TILE.width + 2)))
  let x = MARGIN + 28
  const drawn = tiles.map((each) => {
    x += each.apart ? 16 : 0
    const found = drawnTile(each, x, y + 68, scale, stuff)
    x += (TILE.width + 2) * scale
    return found
  })
  const room = INNER - 56
  return [
    card(y, height),
    text(fitted(title, room, 28, true, measure), { x: MARGIN + 28, y: y + 44, size: 28, bold: true }),
    ...drawn,
    text(fitted(patterns, room, 26, false, measure), { x: MARGIN + 28, y: y + height - 24, size: 26, fill: DIM }),
  ].join('')
}

/** The whole picture; the graph takes what places and best hand leave. */
export function matchPicture(told: Told, measure: Measure, stuff: Stuff): string {
  const { width, height } = PICTURE
  const first = 330
  const below = first + told.places.length * ROW + 8
  const bestHeight = told.best ? 206 : 0
  const bestAt = height - 84 - bestHeight
  const graphHeight = Math.min(640, bestAt - below - (told.best ? 20 : 0))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">`,
    '<defs><radialGradient id="felt" cx="0.5" cy="0.1" r="1"><stop offset="0" stop-color="#2f7157"/><stop offset="1" stop-color="#12382a"/></radialGradient>',
    `<radialGradient id="glow"><stop offset="0.3" stop-color="${GOLD}" stop-opacity="0.45"/><stop offset="1" stop-color="${GOLD}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#felt)"/>`,
    head(told, measure, stuff),
    ...told.places.map((place, at) => placeRow(place, first + at * ROW, measure)),
    graph(told, below, graphHeight),
    told.best ? best(told.best, bestAt, bestHeight, measure, stuff) : '',
    text('Sparrows', { x: width / 2, y: height - 34, size: 26, fill: DIM, anchor: 'middle' }),
    '</svg>',
  ].join('')
}
