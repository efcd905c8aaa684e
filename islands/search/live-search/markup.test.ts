import { describe, expect, test } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { readParts, readSettings, type SearchSettings } from './markup'

/** A container with these attributes, and an address. */
function settings(attributes: Readonly<Record<string, string>>, page = fakePage()): SearchSettings {
  const container = document.createElement('div')
  container.className = 'aws-container'
  container.setAttribute('data-url', '/?wc-ajax=aws_action')
  for (const [name, value] of Object.entries(attributes)) container.setAttribute(`data-${name}`, value)
  return readSettings(container, page)
}

describe('[S40] search settings', () => {
  test('[S40] search settings: as the server prints them', () => {
    showFragment('live-search')
    expect(readSettings(one('.aws-container'), fakePage())).toEqual({
      minChars: 1,
      lang: '',
      showLoader: true,
      showMore: true,
      ajaxSearch: true,
      showPage: true,
      showClear: true,
      mobileScreen: false,
      useAnalytics: false,
      searchTimeout: 300,
      pageId: '412',
      tax: '',
      url: '/?wc-ajax=aws_action',
    })
  })

  test('[S40] search settings: defaults for missing attributes', () => {
    const page = fakePage()
    expect(settings({}, page)).toEqual({
      minChars: 1,
      lang: '',
      showLoader: true,
      showMore: true,
      ajaxSearch: true,
      showPage: true,
      showClear: false,
      mobileScreen: false,
      useAnalytics: false,
      searchTimeout: 300,
      pageId: '0',
      tax: '0',
      url: '/?wc-ajax=aws_action',
    })
    expect(page.report).not.toHaveBeenCalled()
  })

  const FLAGS = [
    ['show-loader', 'showLoader'],
    ['show-more', 'showMore'],
    ['show-page', 'showPage'],
    ['ajax-search', 'ajaxSearch'],
    ['show-clear', 'showClear'],
    ['mobile-screen', 'mobileScreen'],
    ['use-analytics', 'useAnalytics'],
  ] as const

  test.each(FLAGS)(
    '[S40] search settings: %s is off when empty, and off or on by its words (rows 16, 17)',
    (name, key) => {
      const values = ['', 'false', '0', 'null', 'true', '1', 'no', 'False', 'undefined', ' ']
      expect(values.map((value) => settings({ [name]: value })[key])).toEqual([
        ...[false, false, false, false],
        ...[true, true, true, true, true, true],
      ])
    },
  )

  test.each(FLAGS)('[S40] search settings: %s changes no other setting', (name, key) => {
    const { [key]: on, ...others } = settings({ [name]: 'true' })
    const { [key]: off, ...same } = settings({ [name]: 'false' })
    expect([on, off]).toEqual([true, false])
    expect(others).toEqual(same)
  })

  test.each([
    ['150', 150],
    ['101', 101],
    ['100', 300],
    ['', 300],
    ['abc', 300],
    ['0', 300],
    ['-500', 300],
    ['NaN', 300],
    ['100.9', 300],
    ['150.9', 150],
    ['250ms', 250],
    ['1e3', 300],
    [' 400 ', 400],
    ['Infinity', 300],
    ['99999999999', 2_147_483_647],
  ])('[S40] search settings: a timeout of "%s" waits %s ms (row 6)', (timeout, ms) => {
    expect(settings({ timeout }).searchTimeout).toBe(ms)
  })

  test.each([
    ['1', 1],
    ['3', 3],
    ['', 1],
    ['abc', 1],
    ['0', 1],
    ['null', 1],
    [' 3 ', 3],
    ['2 chars', 1],
  ])('[S40] search settings: shortest terms by "%s": %s (row 15)', (text, minChars) => {
    expect(settings({ 'min-chars': text }).minChars).toBe(minChars)
  })

  test.each([
    ['lang', 'fr', 'lang', 'fr'],
    ['lang', '', 'lang', ''],
    ['page-id', '412', 'pageId', '412'],
    ['page-id', '0', 'pageId', '0'],
    ['page-id', '', 'pageId', ''],
    ['tax', 'product_cat', 'tax', 'product_cat'],
    ['tax', 'store:12', 'tax', 'store:12'],
    ['tax', '', 'tax', ''],
    ['url', '/shop/?show=24&wc-ajax=aws_action', 'url', '/shop/?show=24&wc-ajax=aws_action'],
  ] as const)('[S40] search settings: %s="%s" is taken as it stands', (name, text, key, value) => {
    expect(settings({ [name]: text })[key]).toBe(value)
  })

  test.each(['siteurl', 'is-mobile', 'buttons-order'])('[S40] search settings: %s says nothing', (name) => {
    expect(settings({ [name]: 'true' })).toEqual(settings({}))
  })

  test.each([
    ['no address', null],
    ['an empty address', ''],
  ])('[S40] search settings: with %s there is no live search, which is told once (row 91)', (_, url) => {
    document.body.innerHTML = '<div class="aws-container"></div>'
    const container = one('.aws-container')
    if (url !== null) container.setAttribute('data-url', url)
    const page = fakePage()
    expect(readSettings(container, page)).toMatchObject({ ajaxSearch: false, url: '', showPage: true })
    expect(page.report.mock.calls).toMatchObject([[{ message: '.aws-container lacks data-url' }, 'markup']])
  })

  test('[S40] search settings: a box that is not live needs no address', () => {
    document.body.innerHTML = '<div class="aws-container" data-ajax-search="false"></div>'
    const page = fakePage()
    expect(readSettings(one('.aws-container'), page).ajaxSearch).toBe(false)
    expect(page.report).not.toHaveBeenCalled()
  })
})

describe('[S40] search parts', () => {
  test('[S40] search parts: found by their classes', () => {
    showFragment('live-search')
    expect(readParts(one('.aws-container'))).toEqual({
      container: one('.aws-container'),
      form: one('form'),
      field: one('[name="s"]'),
      button: one('.aws-search-btn'),
      clear: one('.aws-search-clear'),
    })
  })

  test('[S44] search parts: those of its own container, although ids repeat', () => {
    showFragment('live-search')
    const copy = one('.aws-container').cloneNode(true) as HTMLElement
    document.body.append(copy)
    const parts = readParts(copy)
    expect(parts?.field.id).toBe(one('.aws-search-field').id)
    for (const part of Object.values(parts ?? {})) expect(copy.contains(part)).toBe(true)
  })

  test('[S40] search parts: a form that is none, without buttons', () => {
    document.body.innerHTML =
      '<div class="aws-container"><div class="aws-search-form"><input class="aws-search-field"></div></div>'
    expect(readParts(one('.aws-container'))).toEqual({
      container: one('.aws-container'),
      form: one('.aws-search-form'),
      field: one('input'),
      button: null,
      clear: null,
    })
  })

  test.each([
    ['nothing', ''],
    ['no form', '<input class="aws-search-field">'],
    ['a form without a field', '<form class="aws-search-form"></form>'],
    ['a field outside the form', '<form class="aws-search-form"></form><input class="aws-search-field">'],
    ['a field that is none', '<form class="aws-search-form"><p class="aws-search-field"></p></form>'],
  ])('[S44] search parts: a container that holds %s is left alone', (_, html) => {
    document.body.innerHTML = `<div class="aws-container">${html}</div>`
    expect(readParts(one('.aws-container'))).toBeNull()
  })
})
