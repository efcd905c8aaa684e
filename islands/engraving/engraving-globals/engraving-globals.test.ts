import { describe, expect, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { COPY_CALL, MAPS_CALL, PREVIEW_CALL } from '../calls'
import { fileOf } from '../test-files'
import { mount as island } from '.'

const mount = mounter(island)
let page: FakePage

function show(fragment: string, more = '') {
  showFragment(fragment)
  document.body.insertAdjacentHTML('beforeend', more)
  page = fakePage()
  mount(document.body, page)
}
const call = (name: string, ...args: unknown[]): unknown => {
  const found: unknown = Reflect.get(window, name)
  return typeof found === 'function' ? found(...args) : 'no function'
}
/** @returns the clicks on a button, which lead nowhere */
function clicksOn(selector: string) {
  const clicked = vi.fn((event: Event) => event.preventDefault())
  one(selector).addEventListener('click', clicked)
  return clicked
}

describe('[E06] engraving globals', () => {
  test('[E06] engraving globals: redirectUrl goes nowhere from an unticked box (15.6 E12)', () => {
    show('engraving-globals')
    const box = one<HTMLInputElement>('#tmm-again')
    expect(call('redirectUrl', box, '/monsta-engravings-details/')).toBe(false)
    expect(page.follow).not.toHaveBeenCalled()
    box.checked = true
    expect(call('redirectUrl', box, '/monsta-engravings-details/')).toBe(false)
    expect(page.follow).toHaveBeenCalledExactlyOnceWith('/monsta-engravings-details/')
    expect(call('redirectUrl', one('button'), '/cart/')).toBe(false)
    expect(page.follow).toHaveBeenLastCalledWith('/cart/')
  })

  test('[E06] engraving globals: a step on a page without its buttons goes to its link (15.6 E13)', () => {
    show('engraving-globals')
    expect(call('stepSubmit', one('#step_3'), 3)).toBe(false)
    expect(page.follow).toHaveBeenCalledExactlyOnceWith('/monsta-engravings-review/')
    call('stepSubmit', one('#step_1'), 1)
    expect(page.follow).toHaveBeenLastCalledWith('/monsta-engravings-settings/')
  })

  test('[E06] engraving globals: a step sends the page that it leaves', () => {
    show('engraving-choice')
    const settings = clicksOn('#tmmengravingsettingssubmit')
    call('stepSubmit', one('#step_2'), 2)
    call('stepSubmit', one('#step_3'), 3)
    expect(settings).toHaveBeenCalledTimes(2)
    unmountAll()
    show('engraving-lines')
    const details = clicksOn('#tmmengravingdetailssubmit')
    call('stepSubmit', one('#step_3'), 3)
    expect(details).toHaveBeenCalledOnce()
    call('stepSubmit', one('#step_2'), 2)
    expect(page.follow).toHaveBeenCalledExactlyOnceWith('/monsta-engravings-details/')
  })

  test('[E06] engraving globals: a copy is sent to the lines, as soon as they are there', async () => {
    show('engraving-lines')
    const awake = gate()
    page.wake.mockReturnValue(awake.promise)
    const heard = vi.fn()
    one('form').addEventListener(COPY_CALL, heard)
    call('copyToNext', one('.tmm-arrow'), 1, 0, 2)
    expect(page.wake).toHaveBeenCalledExactlyOnceWith(one('form'))
    expect(heard).toHaveBeenCalledOnce()
    awake.open()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
    expect(heard.mock.lastCall?.[0].detail).toEqual({ order: 1, position: 0, itemPosition: 2 })
  })

  test.each([
    ['no file', [], false],
    ['a good one', [fileOf('a.EPS')], true],
    ['one too large', [fileOf('a.eps', 5_000_001)], false],
    ['a good one and a bad one', [fileOf('a.eps'), fileOf('a.exe')], false],
  ])('[E06] engraving globals: previewImage says whether it takes %s', (_, files, taken) => {
    show('engraving-choice')
    const field = one<HTMLInputElement>('[type="file"]')
    Object.defineProperty(field, 'files', { value: files })
    const heard = vi.fn((event: Event) => event.preventDefault())
    one('form').addEventListener(PREVIEW_CALL, heard)
    expect(call('previewImage', field, '#company_logo')).toBe(taken)
    expect(heard).toHaveBeenCalledOnce()
    expect(page.wake).not.toHaveBeenCalled()
  })

  test('[E06] engraving globals: the maps loader’s call reaches the checkout', () => {
    show('checkout-helpers')
    const heard = vi.fn()
    one('form.checkout').addEventListener(MAPS_CALL, heard)
    call('initAutocomplete')
    expect(heard).toHaveBeenCalledOnce()
  })

  test('[E06] [X10] engraving globals: where a policy refuses inline handlers, clicks do the same', () => {
    show('engraving-globals')
    for (const element of document.querySelectorAll<HTMLElement>('[onclick]')) element.onclick = null
    expect(takesClick(one('#step_1'))).toBe(true)
    expect(takesClick(one('button'))).toBe(true)
    one('#tmm-again').click()
    expect(page.follow.mock.calls.flat()).toEqual([
      '/monsta-engravings-settings/',
      '/monsta-engravings-settings/',
      '/monsta-engravings-details/',
    ])
  })

  test('[E06] engraving globals: a handler that runs is not carried out twice', () => {
    show('engraving-globals')
    const handler = vi.fn(() => false)
    one('#step_1').onclick = handler
    takesClick(one('#step_1'))
    expect(page.follow).not.toHaveBeenCalled()
  })

  test('[E06] [X11] engraving globals: calls with nothing in them do no harm', () => {
    show('engraving-globals', '<a id="lost"></a>')
    for (const name of ['redirectUrl', 'stepSubmit', 'copyToNext', 'previewImage', 'initAutocomplete']) {
      expect(call(name)).toBe(false)
      expect(call(name, null, {}, 7)).toBe(false)
    }
    call('stepSubmit', one('#lost'), 2)
    expect(page.follow).not.toHaveBeenCalled()
  })

  test('[E06] engraving globals: those of a script that is still on the page stay', () => {
    const theirs = vi.fn()
    vi.stubGlobal('redirectUrl', theirs)
    show('engraving-globals')
    expect(Reflect.get(window, 'redirectUrl')).toBe(theirs)
    unmountAll()
    expect(Reflect.get(window, 'redirectUrl')).toBe(theirs)
    expect(Reflect.get(window, 'stepSubmit')).toBeUndefined()
  })
})
