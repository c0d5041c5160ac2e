import { expect, test } from 'vitest'

import red from '../../../tests/replays/red.json'
import { Player } from './player.svelte'
import type { MatchRecord } from './protocol.gen'
import { HIDDEN } from './tiles'

const record = red as unknown as MatchRecord

test('stepping on goes through all deals and stops', () => {
  const player = new Player(record, {})
  let steps = 0
  while (player.forward()) steps += 1
  expect(player.deal).toBe(record.deals.length - 1)
  expect(player.atEnd).toBe(true)
  expect(player.table?.phase).toBe('over')
  for (let step = 0; step < steps; step++) player.back()
  expect([player.deal, player.step]).toEqual([0, 0])
})

test('the points of the last step are those of the match', () => {
  const player = new Player(record, {})
  while (player.forward());
  const points = record.points.map((_, number) => player.pointsOf(player.seatOf(number)))
  expect(points).toEqual(record.points)
})

test('a seat keeps its hand to itself until all are open', () => {
  const player = new Player(record, {})
  const tiles = (number: number) =>
    player.table?.places[player.seatOf(number)]?.standing.map((stone) => stone.tile) ?? []
  expect(tiles(1)).not.toContain(HIDDEN)
  player.open = false
  expect(tiles(0)).not.toContain(HIDDEN)
  expect(new Set(tiles(1))).toEqual(new Set([HIDDEN]))
  player.changeSeat()
  expect(tiles(1)).not.toContain(HIDDEN)
})

test('the speed keeps within its bounds', () => {
  const player = new Player(record, {})
  for (let time = 0; time < 9; time++) player.faster(1)
  expect(player.speed).toBe(8)
  for (let time = 0; time < 9; time++) player.faster(-1)
  expect(player.speed).toBe(0.5)
})

test('tiles lie as was agreed, unless all are open', () => {
  const header = { ...record.header, options: { discards_hidden: true } }
  const player = new Player({ ...record, header }, {})
  expect(player.layout(undefined)).toMatchObject({ covered: false, openKongs: true })
  player.open = false
  expect(player.layout(undefined)).toMatchObject({ covered: true, openKongs: false })
})
