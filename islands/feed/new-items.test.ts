import { describe, expect, test, vi } from 'vitest'
import { createScope } from '../../src/page/scope'
import { fakePage } from '../../tests/unit/fake-page'
import { one } from '../../tests/unit/fragment'
import { followItems, prepareItems } from './new-items'

const item = (id: string, name = 'cff-item cff-new') => {
  const element = document.createElement('div')
  element.id = `cff_${id}`
  element.className = name
  return element
}
function show(...items: Element[]) {
  document.body.innerHTML = '<div class="cff"><div class="cff-posts-wrap"></div></div>'
  one('.cff-posts-wrap').append(...items)
  const page = fakePage()
  return { feed: one('.cff'), wrap: one('.cff-posts-wrap'), page, scope: createScope(page) }
}
const ids = (items: readonly Element[]) => items.map(({ id }) => id)

describe('[F01] page feed: new items', () => {
  test('[F01] page feed: those that are there at once, later ones when they come, none twice', () => {
    const { feed, wrap, page, scope } = show(
      item('1'),
      item('2', 'cff-album-item cff-new'),
      item('3', 'cff-item'),
    )
    const prepare = vi.fn()
    followItems(feed, 'posts', scope, prepare)
    expect(prepare.mock.calls.map(([items]) => ids(items))).toEqual([['cff_1', 'cff_2']])
    const late = item('4')
    wrap.append(late)
    prepareItems(feed)
    page.tellMarkup(late)
    expect(prepare.mock.calls.map(([items]) => ids(items)).slice(1)).toEqual([['cff_4']])
    scope.dispose()
    wrap.append(item('5'))
    prepareItems(feed)
    expect(prepare).toHaveBeenCalledTimes(2)
  })

  test('[F01] page feed: markup that others put in is noticed, that of other feeds is not looked at', () => {
    const { feed, wrap, page, scope } = show()
    const prepare = vi.fn()
    followItems(feed, 'posts', scope, prepare)
    expect(prepare.mock.calls).toEqual([[[]]])
    const late = item('1')
    wrap.append(late)
    page.tellMarkup(document.createElement('p'))
    expect(prepare).toHaveBeenCalledTimes(1)
    page.tellMarkup(late)
    expect(prepare).toHaveBeenCalledTimes(2)
  })

  test('[F01] page feed: who comes later gets the items that have lost their mark, too', () => {
    const { feed, scope } = show(item('1'))
    followItems(feed, 'posts', scope, () => {})
    one('#cff_1').classList.remove('cff-new')
    const prepare = vi.fn()
    followItems(feed, 'meta', scope, prepare)
    expect(prepare.mock.calls.map(([items]) => ids(items))).toEqual([['cff_1']])
  })

  test('[F01] page feed: the parts work in their order, and one that fails leaves the others working', () => {
    const { feed, wrap, page, scope } = show()
    const order: string[] = []
    let isBroken = false
    followItems(feed, 'meta', scope, () => order.push('meta'))
    followItems(feed, 'links', scope, () => order.push('links'))
    followItems(feed, 'posts', scope, () => {
      order.push('posts')
      if (isBroken) throw new Error('odd post')
    })
    order.length = 0
    isBroken = true
    wrap.append(item('1'))
    prepareItems(feed)
    expect(order).toEqual(['posts', 'links', 'meta'])
    expect(page.report).toHaveBeenCalledTimes(1)
  })

  test('[F01] page feed: markup in an item is no item: the feed is not searched for it', () => {
    const { feed, wrap, page, scope } = show(item('1'))
    const prepare = vi.fn()
    followItems(feed, 'posts', scope, prepare)
    const search = vi.spyOn(feed, 'querySelectorAll')
    const comment = document.createElement('p')
    one('#cff_1').append(comment)
    page.tellMarkup(comment)
    expect(search).not.toHaveBeenCalled()
    const box = document.createElement('div')
    box.append(item('2'))
    wrap.append(box)
    page.tellMarkup(box)
    expect(prepare.mock.calls.map(([items]) => ids(items))).toEqual([['cff_1'], ['cff_2']])
  })

  test('[X11] page feed: a part that fails at its first items is asked no more', () => {
    const { feed, wrap, page, scope } = show(item('1'))
    const prepare = vi.fn(() => {
      throw new Error('odd feed')
    })
    expect(() => followItems(feed, 'posts', scope, prepare)).toThrow('odd feed')
    scope.dispose()
    const late = item('2')
    wrap.append(late)
    page.tellMarkup(late)
    prepareItems(feed)
    expect(prepare).toHaveBeenCalledTimes(1)
    expect(page.report).not.toHaveBeenCalled()
  })
})
