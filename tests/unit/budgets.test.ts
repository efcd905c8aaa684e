import { describe, expect, test } from 'vitest'
import { BUDGETS, islandBudget } from '../../bench/budgets.mjs'
import { PAGE_KINDS } from '../../bench/by-load-budgets.mjs'
import { growthRow } from '../../bench/growth-row.mjs'
import { heaviestOf, weighIslands } from '../../bench/island-weights.mjs'
import { isOver } from '../../bench/row.mjs'
import { SAVED_PAGES } from '../../fixtures-html/server/page-list.mjs'
import { islandFolders } from '../../tools/build/island-folders.mjs'

describe('[X12] budgets', () => {
  test('[X12] no island weighs more than its budget, without React and libraries', async () => {
    const weights = await weighIslands([...islandFolders().keys()])
    expect(weights.length).toBeGreaterThan(100)
    expect(weights.filter(({ name, bytes }) => bytes > islandBudget(name))).toEqual([])
    for (const { name, bytes } of weights) expect(bytes, name).toBeGreaterThan(20)
    expect(weights).toContainEqual(heaviestOf(weights))
  })

  test('[X12] every page of the shop has one budget for what it asks for by load, and no other', () => {
    const pages = PAGE_KINDS.flatMap((kind) => kind.pages)
    expect([...pages].sort()).toEqual([...new Set(SAVED_PAGES.map(({ file }) => file))].sort())
  })

  test.each([
    ['in proportion', [10, 20, 40], 4, false],
    ['the square', [10, 40, 160], 16, true],
    ['nothing more', [10, 10, 10], 1, false],
  ])('[X12] growth: %s', (_, [once = 0, twice = 0, four = 0], value, over) => {
    const costs = new Map([
      [1, [once, once, 99 * once]],
      [2, [twice]],
      [4, [four, four]],
    ])
    const row = growthRow({ what: 'feeds', base: 5 }, costs, { budget: BUDGETS.growthOfFour })
    expect(row).toMatchObject({ what: 'feeds: 20 against 5', unit: 'times', value })
    expect(row.ratio).toBe(`5, 10, 20: ${once} ms, ${twice} ms, ${four} ms`)
    expect(isOver(row)).toBe(over)
  })
  test('[X12] growth that was not measured does not pass', () => {
    for (const costs of [new Map(), new Map([1, 2, 4].map((times) => [times, [0]]))]) {
      expect(isOver(growthRow({ what: 'feeds', base: 5 }, costs, { budget: BUDGETS.growthOfFour }))).toBe(
        true,
      )
    }
  })
})
