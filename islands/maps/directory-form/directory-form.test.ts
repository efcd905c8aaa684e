import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const VALUES: Readonly<Record<string, string>> = {
  directory_title: 'City Engraving',
  directory_description: 'Cups and plaques',
  'directory-cat': '12',
  'directory-loc': '20',
  uplift_directory_address: '14 Jane Street',
  uplift_directory_lat_coord: '-27.4',
  uplift_directory_lng_coord: '153',
}

type Field = HTMLInputElement | HTMLSelectElement
let page: FakePage
let tops: number[]

const field = (id: string) => one<Field>(`#${id}`)
const form = () => one<HTMLFormElement>('#add-directory-entry')
const error = () => one('.directory-error')
const isErrorShown = () => getComputedStyle(error()).display !== 'none'
const faulty = () => [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id)

function fill(values: Readonly<Record<string, string>> = {}) {
  for (const [id, value] of Object.entries({ ...VALUES, ...values })) {
    const found = document.querySelector<Field>(`#${id}`)
    if (found) found.value = value
  }
}
/** @returns whether the browser may send it */
function submit() {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  form().dispatchEvent(event)
  return !event.defaultPrevented
}
function start(its: FakePage = page) {
  mount(form(), its)
}

beforeEach(() => {
  page = fakePage()
  tops = []
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  vi.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
    tops.push((options as ScrollToOptions).top ?? Number.NaN)
  })
  showFragment('directory-form')
  document.body.insertAdjacentHTML('beforeend', '<style>.directory-error { display: none }</style>')
})

describe('[S45] directory form', () => {
  test('[S45] directory form: a complete form is sent, with or without longitude (22.1, 22.4)', () => {
    start()
    fill()
    expect(submit()).toBe(true)
    fill({ uplift_directory_lng_coord: '' })
    expect([submit(), isErrorShown(), faulty()]).toEqual([true, false, []])
  })

  test.each([
    ['title', 'directory_title', ''],
    ['description', 'directory_description', ''],
    ['address', 'uplift_directory_address', ''],
    ['latitude', 'uplift_directory_lat_coord', ''],
    ['category', 'directory-cat', '-1'],
    ['location', 'directory-loc', '-1'],
  ])('[S45] directory form: without a %s it stays, and says so (22.2, 22.3)', (_, id, value) => {
    start()
    fill({ [id]: value })
    expect([submit(), isErrorShown(), faulty()]).toEqual([false, true, [id]])
    expect(error().getAttribute('role')).toBe('alert')
    expect(field(id).getAttribute('aria-describedby')).toBe(error().id)
    expect(document.activeElement?.id).toBe(id)
    expect(field('uplift_directory_pin_link').value).toBe('')
  })

  test('[S45] directory form: a space counts as filled in, an option without a number does not count as chosen', () => {
    start()
    fill({ directory_title: ' ' })
    expect(submit()).toBe(true)
    one('#directory-cat option').setAttribute('value', 'none')
    fill({ 'directory-cat': 'none' })
    expect(submit()).toBe(false)
  })

  test('[S45] directory form: the page scrolls to 100 px above the error (22.2)', () => {
    vi.stubGlobal('scrollY', 1500)
    vi.spyOn(error(), 'getBoundingClientRect').mockReturnValue({ top: -900 } as DOMRect)
    start()
    expect(submit()).toBe(false)
    expect(tops).toEqual([500])
    expect(document.activeElement?.id).toBe('directory_title')
  })

  test('[S45] [X09] directory form: fields keep their own descriptions', () => {
    field('directory_title').setAttribute('aria-describedby', 'hint')
    start()
    submit()
    expect(field('directory_title').getAttribute('aria-describedby')).toBe(`${error().id} hint`)
    fill()
    submit()
    expect(field('directory_title').getAttribute('aria-describedby')).toBe('hint')
  })

  test('[S45] directory form: a submit that another script has prevented is ignored', () => {
    form().addEventListener('submit', (event) => event.preventDefault())
    start()
    expect([submit(), isErrorShown(), faulty()]).toEqual([false, false, []])
  })

  test('[S45] directory form: on a phone the focus stays', () => {
    start({ ...page, device: { ...page.device, mobile: true } })
    submit()
    expect(document.activeElement).toBe(document.body)
  })

  test('[S45] directory form: a corrected field loses its error, and a sent form shows no message', () => {
    start()
    fill({ directory_title: '', 'directory-loc': '-1' })
    submit()
    expect(faulty()).toEqual(['directory_title', 'directory-loc'])
    field('directory_title').value = 'City'
    field('directory_title').dispatchEvent(new Event('input', { bubbles: true }))
    expect([faulty(), isErrorShown()]).toEqual([['directory-loc'], true])
    fill()
    expect([submit(), faulty(), isErrorShown()]).toEqual([true, [], false])
  })

  test('[S45] directory form: the older theme’s ids work (22.7), and missing fields do not prevent sending', () => {
    for (const each of document.querySelectorAll('[id^="uplift_"]')) each.id = each.id.replace('uplift', 'sf')
    start()
    fill()
    expect([submit(), faulty()]).toEqual([false, ['sf_directory_address', 'sf_directory_lat_coord']])
    for (const id of ['sf_directory_address', 'sf_directory_lat_coord']) field(id).remove()
    expect(submit()).toBe(true)
  })

  test('[S45] directory form: without an error box an incomplete form is still not sent', () => {
    error().remove()
    start()
    expect([submit(), faulty().length]).toEqual([false, 6])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S45] [P15] directory form: the form that edits an entry is not validated', () => {
    one('#directory-submit').remove()
    start()
    expect(submit()).toBe(true)
  })

  test('[S45] directory form: unmounted, it is as the server printed it', () => {
    const before = document.body.innerHTML
    start()
    submit()
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
    expect(submit()).toBe(true)
  })
})
