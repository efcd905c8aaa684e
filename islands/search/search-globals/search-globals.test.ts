import { createRequire } from 'node:module'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounterAtOnce, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounterAtOnce(island)

const require = createRequire(import.meta.url)
const jQueryOf = (name: string): JQuery => require(name)
const VERSIONS: [string, JQuery][] = ['jquery1', 'jquery3', 'jquery4'].map((name) => [name, jQueryOf(name)])

let page: FakePage

function provide() {
  showFragment('live-search.two')
  page = fakePage()
  mount(document.body, page)
}

const boxes = () => [...document.querySelectorAll('.aws-container')]
const woken = () => page.wake.mock.calls.map(([host]) => host)

beforeEach(() => {
  vi.stubGlobal('jQuery', undefined)
})

describe.each(VERSIONS)('[S44] search globals, with %s', (_, jQuery) => {
  const call = (target: unknown, ...args: unknown[]) => {
    const collection = jQuery(target) as unknown as { aws_search(...args: unknown[]): unknown }
    return { collection, answer: collection.aws_search(...args) }
  }

  beforeEach(() => void vi.stubGlobal('jQuery', jQuery))

  test('[S44] search globals: the plugin’s method wakes each box of the set, and is chainable (row 3)', () => {
    provide()
    const { collection, answer } = call('.aws-container')
    expect(woken()).toEqual(boxes())
    expect(answer).toBe(collection)
  })

  test('[S44] search globals: an empty set and values that are no elements are ignored', () => {
    provide()
    call('.nothing')
    call(document)
    call({ a: 1 })
    expect(woken()).toEqual([])
  })

  test('[S44] search globals: relayout is passed to awake boxes, and wakes none', () => {
    provide()
    const heard = vi.fn()
    for (const box of boxes()) box.addEventListener('laurel:search', (event) => heard(box, event))
    call('.aws-container', 'relayout')
    expect(heard.mock.calls.map(([box, event]) => [box, event.detail, event.bubbles])).toEqual(
      boxes().map((box) => [box, { what: 'relayout' }, false]),
    )
    expect(woken()).toEqual([])
  })

  test('[S44] search globals: unmount removes the method', () => {
    provide()
    unmountAll()
    expect(jQuery.fn).not.toHaveProperty('aws_search')
  })

  test('[S44] search globals: the method of the plugin’s own script is kept', () => {
    const theirs = vi.fn()
    jQuery.fn.aws_search = theirs
    provide()
    expect(jQuery.fn.aws_search).toBe(theirs)
    unmountAll()
    expect(jQuery.fn.aws_search).toBe(theirs)
    delete jQuery.fn.aws_search
  })
})

describe('[S44] search globals', () => {
  test('[S44] search globals: jQuery that loads later gets the method', () => {
    const jQuery = jQueryOf('jquery3')
    provide()
    vi.stubGlobal('jQuery', jQuery)
    expect(jQuery.fn.aws_search).toBeUndefined()
    const script = document.createElement('script')
    script.type = 'text/plain'
    document.body.append(script)
    script.dispatchEvent(new Event('load'))
    expect(jQuery.fn.aws_search).toBeTypeOf('function')
    const collection = jQuery(one('.aws-js-seamless')) as unknown as { aws_search(): unknown }
    collection.aws_search()
    expect(woken()).toEqual([one('.aws-js-seamless')])
  })

  test('[S44] search globals: without jQuery nothing is provided', () => {
    expect(provide).not.toThrow()
    expect(unmountAll).not.toThrow()
  })
})
