import { createRequire } from 'node:module'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { settle } from '../../../tests/unit/settle'
import { mount as island } from '.'

const mount = mounter(island)

const require = createRequire(import.meta.url)
const jQueryOf = (name: string): JQuery => require(name)
const VERSIONS: [string, JQuery][] = ['jquery1', 'jquery3', 'jquery4'].map((name) => [name, jQueryOf(name)])

let page: FakePage
/** The calls that reached the box. */
let calls: unknown[]

function listen() {
  showFragment('live-search')
  page = fakePage()
  const box = one('.aws-container')
  box.addEventListener('laurel:search', (event) => calls.push((event as CustomEvent).detail))
  mount(box, page)
}

beforeEach(() => {
  vi.stubGlobal('jQuery', undefined)
  calls = []
})

describe.each(VERSIONS)('[S44] search events, with %s', (_, jQuery) => {
  const field = () => jQuery(one('.aws-search-field'))

  beforeEach(() => {
    vi.stubGlobal('jQuery', jQuery)
    listen()
  })

  test.each(['keyup', 'input'])(
    '[S44] search events: %s triggered by a script counts as typing',
    async (type) => {
      field().trigger(type)
      await settle()
      expect(page.wake.mock.calls).toEqual([[one('.aws-container')]])
      expect(calls).toEqual([{ what: 'typed' }])
    },
  )

  test.each(['keyup', 'input'])('[S44] search events: a native %s is left to the box', async (type) => {
    one('.aws-search-field').dispatchEvent(new Event(type, { bubbles: true }))
    await settle()
    expect(page.wake).not.toHaveBeenCalled()
    expect(calls).toEqual([])
  })

  test.each([
    ['medal', 'medal'],
    [2024, '2024'],
    [undefined, ''],
    [null, ''],
  ])('[S44] search events: aws_search_force with %j (row 34)', async (given, term) => {
    field().trigger('aws_search_force', [given])
    await settle()
    expect(page.wake.mock.calls).toEqual([[one('.aws-container')]])
    expect(calls).toEqual([{ what: 'force', term, submit: false }])
  })

  test('[S44] search events: the box is called once it is awake', async () => {
    const box = gate()
    page.wake.mockReturnValue(box.promise)
    field().trigger('aws_search_force', ['cup'])
    await settle()
    expect(calls).toEqual([])
    box.open()
    await settle()
    expect(calls).toEqual([{ what: 'force', term: 'cup', submit: false }])
  })

  test('[S44] search events: events of another box are ignored', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div class="aws-container"><input id="other"></div>')
    jQuery(one('#other')).trigger('keyup').trigger('aws_search_force', ['cup'])
    await settle()
    expect(calls).toEqual([])
  })

  test('[S44] search events: after unmount events are ignored', async () => {
    unmountAll()
    field().trigger('keyup').trigger('input').trigger('aws_search_force', ['cup'])
    await settle()
    expect(page.wake).not.toHaveBeenCalled()
    expect(calls).toEqual([])
  })
})

test('[S44] search events: events are handled once jQuery has loaded', async () => {
  listen()
  const jQuery = jQueryOf('jquery3')
  vi.stubGlobal('jQuery', jQuery)
  window.dispatchEvent(new Event('load'))
  jQuery(one('.aws-search-field')).trigger('aws_search_force', ['cup'])
  await settle()
  expect(calls).toEqual([{ what: 'force', term: 'cup', submit: false }])
})
