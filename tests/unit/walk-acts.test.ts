import { expect, test } from 'vitest'
import { FEATURES } from '../../tools/feature-list.mjs'
import { ACTS } from '../walk/acts'

/** They are in WordPress's admin, or of how a site is set up, and tested there. X14 is the walk itself. */
const OF_MAINTAINERS = ['X14', 'X15', 'X16', 'X17']

test('[X04] the walk has an act for every feature that visitors meet, and for no other', () => {
  expect([...new Set(ACTS.map(({ id }) => id))].sort()).toEqual(
    Object.keys(FEATURES)
      .filter((id) => !OF_MAINTAINERS.includes(id))
      .sort(),
  )
})

test('[X04] no two acts of the walk on one device have the same title', () => {
  const titles = ACTS.map(({ id, title, on = 'both' }) => `${id} ${title} ${on}`)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
