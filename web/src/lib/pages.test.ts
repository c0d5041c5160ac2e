import { expect, test } from 'vitest'
import places from '../../../tests/web/places.json'
import { placeAt } from './pages'

// The server, which answers 404 where there is no page, is tested with the same list.
test.each(places)('$path is $page', ({ path, page }) => {
  expect(placeAt(path).name).toBe(page)
})
