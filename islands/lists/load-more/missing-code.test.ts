import { expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import { blog, button, ids, openList, shown } from './test-list'

vi.mock('./page-part', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('[S50] load more: if the code that reads pages fails to load, the links are shown', async () => {
  vi.useFakeTimers()
  const list = openList(blog())
  button().click()
  await list.answer(blog({ items: ids(5, 4) })).catch(() => {})
  expect(list.page.report).toHaveBeenCalledOnce()
  expect(one('.pagination-wrap').className).not.toContain('hidden')
  expect(one('.blog-items').hasAttribute('aria-busy')).toBe(false)
  expect(shown()).toEqual(ids(1, 4))
  list.unmount()
  vi.useRealTimers()
})
