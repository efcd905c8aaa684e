import { beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import {
  all,
  asked,
  block,
  button,
  CUPS,
  clearButton,
  click,
  container,
  DEBOUNCE_MS,
  field,
  form,
  freshMount,
  heard,
  heardOf,
  heardTypes,
  IPHONE,
  isShown,
  page,
  pass,
  point,
  press,
  request,
  rows,
  search,
  setUpSearch,
  show,
  states,
  submitted,
  titles,
  type,
  unmountAll,
  wake,
} from '../../../tests/unit/search-box'
import { settle } from '../../../tests/unit/settle'

setUpSearch()

describe('[S40] live search: coming to life', () => {
  test('[S40] live search: a block with the number 1, hidden and empty; awsLoaded comes before it (row 1)', async () => {
    await show({ asleep: true })
    const mountFresh = await freshMount()
    const blocksWhenLoaded = vi.fn(() => all('.aws-search-result').length)
    document.addEventListener('awsLoaded', blocksWhenLoaded, { once: true })
    await wake(mountFresh)
    expect(block().id).toBe('aws-search-result-1')
    expect(block().parentElement).toBe(document.body)
    expect(block().style.display).toBe('none')
    expect(block().childNodes).toHaveLength(0)
    expect(heardTypes()).toEqual(['awsLoaded'])
    expect(heard[0]?.target).toBe(document)
    expect(heard[0]?.detail).toMatchObject({ instance: 1, form: container(), data: { minChars: 1 } })
    expect(blocksWhenLoaded).toHaveReturnedWith(0)
  })

  test('[S40] live search: two boxes, two blocks; typing fills the one of its own box (row 2)', async () => {
    await show({ fragment: 'live-search.two', asleep: true })
    await wake(await freshMount())
    expect(all('.aws-search-result').map(({ id }) => id)).toEqual([
      'aws-search-result-1',
      'aws-search-result-2',
    ])
    expect(heard.map(({ detail }) => [detail.instance, detail.data.resultBlock])).toEqual([
      [1, '#aws-search-result-1'],
      [2, '#aws-search-result-2'],
    ])
    await search('cup', CUPS, 1)
    expect(titles(1)).toHaveLength(3)
    expect([isShown(0), isShown(1)]).toEqual([false, true])
    expect(rows(0)).toEqual([])
    expect(states(0)).toEqual([])
  })

  test('[S40] live search: each box by its own settings', async () => {
    await show({ fragment: 'live-search.two' })
    expect(heard.map(({ detail: { data } }) => data)).toMatchObject([
      { minChars: 1, lang: '', showLoader: true, showMore: true, searchTimeout: 300, tax: '' },
      { minChars: 3, lang: 'fr', showLoader: false, showMore: false, searchTimeout: 150, tax: 'product_cat' },
    ])
  })

  test('[S40] live search: attributes are read once', async () => {
    await show()
    container().setAttribute('data-min-chars', '9')
    container().setAttribute('data-timeout', '5000')
    await search('cup')
    expect(titles()).toHaveLength(3)
  })

  test.each(['no-form', 'no-field'])('[S40] live search: %s: awsLoaded, and nothing else', async (part) => {
    await show({ part, asleep: true })
    const printed = document.body.innerHTML
    await wake()
    expect(heardTypes()).toEqual(['awsLoaded'])
    expect(document.body.innerHTML).toBe(printed)
  })

  test('[S44] live search: a box without a form has a number of its own', async () => {
    await show({ fragment: 'live-search.odd' })
    const numbers = heardOf('awsLoaded').map(({ detail }) => detail.instance)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('[S40] live search: a field alone is enough', async () => {
    await show({ part: 'field-alone' })
    await search('cup')
    expect(titles()).toHaveLength(3)
  })

  test('[S40] live search: boxes of every kind live beside each other', async () => {
    await show({ fragment: 'live-search.odd' })
    const fields = all('.aws-search-field')
    for (const each of fields) {
      if (each instanceof HTMLInputElement) each.value = 'cup'
      each.dispatchEvent(new Event('input', { bubbles: true }))
    }
    await pass(DEBOUNCE_MS)
    // Without address, with empty settings, and with live search off nothing is asked.
    expect(asked).toHaveLength(fields.length - 3)
    for (const each of asked) await each.answer(CUPS)
    expect(all('.aws-search-result').filter(({ style }) => style.display === 'block')).toHaveLength(
      fields.length - 3,
    )
  })

  test('[S40] live search: a field that the visitor is in already is in focus at once', async () => {
    await show({ asleep: true })
    field().focus()
    await wake()
    expect(states()).toEqual(['aws-focus'])
  })

  test('[S40] live search: what was typed before the code came is searched, and waits as if typed now', async () => {
    await show({ part: 'prefilled', asleep: true })
    field().value = 'silver cup'
    await wake()
    await pass(1000)
    expect(asked).toEqual([])
    await type('silver cup')
    await pass(DEBOUNCE_MS)
    expect(asked.map(({ keyword }) => keyword)).toEqual(['silver cup'])
  })

  test.each([
    ['true', true],
    ['false', false],
    ['', false],
    [null, false],
  ])(
    '[S40] live search: with data-show-clear %j the clear button can show: %s (row 79)',
    async (value, shows) => {
      await show({ attributes: { 'data-show-clear': value } })
      expect(form().classList.contains('aws-show-clear')).toBe(shows)
    },
  )

  test('[S40] live search: on a phone the clear button can show, whatever the setting', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
    await show({ attributes: { 'data-show-clear': 'false' } })
    expect(form().classList.contains('aws-show-clear')).toBe(true)
  })

  test('[S40] live search: the clear button goes by a resize after which the page counts as no phone', async () => {
    const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
    await show({ attributes: { 'data-show-clear': 'false' } })
    userAgent.mockRestore()
    window.dispatchEvent(new Event('resize'))
    await settle()
    expect(form().classList.contains('aws-show-clear')).toBe(false)
  })
})

describe('[S40] live search: the field', () => {
  test('[S40] live search: focus and blur change the form’s classes (row 53)', async () => {
    await show()
    field().focus()
    await settle()
    expect(states()).toEqual(['aws-focus'])
    field().blur()
    await settle()
    expect(states()).toEqual([])
  })

  test('[S40] live search: results stay when the field loses the focus', async () => {
    await show()
    field().focus()
    await search('cup')
    field().blur()
    await settle()
    expect(states()).toEqual(['aws-form-active'])
    expect(isShown()).toBe(true)
  })

  test('[S40] live search: a field that the server has filled in is not searched until it changes (row 60)', async () => {
    await show({ part: 'prefilled' })
    field().focus()
    await press('Tab')
    await press('Shift')
    await type('gold cup')
    await pass(1000)
    expect(asked).toEqual([])
    expect(states()).toEqual(['aws-focus'])
    expect(isShown()).toBe(false)
    await type('gold cups')
    await pass(DEBOUNCE_MS)
    expect(asked.map(({ keyword }) => keyword)).toEqual(['gold cups'])
  })

  test('[S40] live search: results come back with the focus, unless a script has emptied the field (row 59)', async () => {
    await show()
    await search('cup')
    await click()
    field().focus()
    await settle()
    expect(isShown()).toBe(true)
    field().blur()
    await click()
    field().value = ''
    field().focus()
    await settle()
    expect(isShown()).toBe(false)
    expect(rows()).toEqual([])
    expect(states()).toEqual(['aws-focus'])
    await type('cup')
    expect(isShown()).toBe(true)
    expect(asked).toHaveLength(1)
  })

  test('[S40] live search: focus does not show old results when a script has changed the term', async () => {
    await show()
    await search('cup')
    await click()
    field().value = 'medal'
    field().focus()
    await settle()
    expect(isShown()).toBe(false)
  })

  test('[S40] live search: focus asks for nothing, also where the last request failed', async () => {
    await show()
    await type('cup')
    await pass(DEBOUNCE_MS)
    await request().fail()
    await click()
    field().focus()
    await pass(1000)
    expect(asked).toHaveLength(1)
    expect(isShown()).toBe(false)
  })
})

describe('[S40] live search: with live search off', () => {
  test('[S40] live search: no request and no list, but the clear button and the results page (row 80)', async () => {
    await show({ part: 'no-ajax' })
    await type('cup')
    await pass(1000)
    expect(asked).toEqual([])
    expect(isShown()).toBe(false)
    expect(states()).toEqual(['aws-form-active'])
    expect((await press('Enter')).defaultPrevented).toBe(false)
    await click(button())
    expect(submitted).toEqual([{ prevented: false, query: 's=cup&post_type=product&type_aws=true' }])
    await click(clearButton())
    expect(field().value).toBe('')
    expect(states()).toEqual(['aws-focus'])
  })

  test('[S40] live search: an emptied field has nothing to clear', async () => {
    await show({ part: 'no-ajax' })
    await type('cup')
    await type(' ')
    expect(states()).toEqual([])
  })

  test('[S40] live search: a box without URL does not search, is reported once, and submits (row 91)', async () => {
    await show({ part: 'no-url' })
    await type('cup')
    await pass(1000)
    await type('cups')
    await pass(1000)
    expect(asked).toEqual([])
    expect(page.report).toHaveBeenCalledOnce()
    expect(page.report).toHaveBeenCalledWith(expect.objectContaining({ name: 'MarkupError' }), 'markup')
    await click(button())
    expect(submitted).toEqual([{ prevented: false, query: 's=cups&post_type=product&type_aws=true' }])
  })
})

describe('[S40] live search: unmounting', () => {
  const STATES: [string, () => Promise<unknown>][] = [
    ['idle', settle],
    ['with the visitor in the field', () => pass(Number(field().focus() ?? 1))],
    ['waiting', () => type('cup')],
    ['with a request on its way', () => type('cup').then(() => pass(DEBOUNCE_MS))],
    ['with results', () => search('cup')],
    ['with a row that is chosen', () => search('cup').then(() => press('ArrowDown'))],
    ['with results that are hidden', () => search('cup').then(() => click())],
    [
      'with a term that failed',
      () =>
        type('cup')
          .then(() => pass(DEBOUNCE_MS))
          .then(() => request().fail()),
    ],
    ['while the window changes', async () => void window.dispatchEvent(new Event('resize'))],
    [
      'while the page scrolls',
      () => search('cup').then(() => void window.dispatchEvent(new Event('scroll'))),
    ],
    [
      'before a term that it was given',
      () =>
        search('cup', { data: { notices: ['<a data-aws-term-submit="medal">medal</a>'] } }).then(() =>
          click(all('[data-aws-term-submit]')[0]),
        ),
    ],
  ]

  test.each(STATES)('[S40] live search: unmounted %s, it leaves nothing (row 89)', async (_, reach) => {
    await show({ asleep: true })
    field().setAttribute('role', 'searchbox')
    const printed = document.body.innerHTML
    await wake()
    expect(document.body.innerHTML).not.toBe(printed)
    await reach()
    unmountAll()
    expect(document.body.innerHTML).toBe(printed)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[S40] live search: unmounted, it takes its request back (row 89)', async () => {
    await show()
    await type('cup')
    await pass(DEBOUNCE_MS)
    unmountAll()
    await settle()
    expect(request().isAborted()).toBe(true)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S40] live search: unmounted, it hears nothing any more', async () => {
    await show()
    await search('cup')
    const list = block()
    unmountAll()
    heard.length = 0
    await type('medal')
    field().focus()
    await press('ArrowDown')
    await press('Enter')
    await click(button())
    await click(clearButton())
    await click()
    await click(list)
    await point(list)
    window.dispatchEvent(new Event('resize'))
    await pass(1000)
    expect(asked).toHaveLength(1)
    expect(heard).toEqual([])
    expect(submitted).toEqual([])
    expect(field().value).toBe('medal')
    expect(states()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[S40] live search: an answer that comes too late changes nothing', async () => {
    await show()
    await type('cup')
    await pass(DEBOUNCE_MS)
    unmountAll()
    await request().answer(CUPS)
    expect(heardTypes()).toEqual(['awsLoaded'])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S40] live search: it can be mounted again', async () => {
    await show()
    await search('cup')
    unmountAll()
    await wake()
    expect(all('.aws-search-result')).toHaveLength(1)
    await search('medal')
    expect(titles()).toHaveLength(3)
  })
})

describe('[S44] live search: odd and hostile markup', () => {
  test('[S44] live search: a form that is none submits nothing, and does no harm', async () => {
    await show({ part: 'div-form' })
    await search('cup')
    await click(button())
    await click(all('.aws_search_more a')[0])
    expect(submitted).toEqual([])
    expect(titles()).toHaveLength(3)
    expect((await press('Enter')).defaultPrevented).toBe(false)
  })

  test('[S44] live search: a form whose fields are called like its methods is sent all the same', async () => {
    await show({ fragment: 'hostile', part: 'clobbered' })
    // As browsers do by themselves.
    for (const name of ['submit', 'requestSubmit'])
      Object.defineProperty(form(), name, { value: one(`[name="${name}"]`) })
    await search('cup')
    expect(titles()).toHaveLength(3)
    await click(button())
    expect(submitted).toHaveLength(1)
    expect(submitted[0]).toMatchObject({ prevented: false, query: expect.stringContaining('s=cup') })
  })

  test('[S44] live search: settings with quotes stay where they are', async () => {
    await show({
      fragment: 'hostile',
      part: 'quotes',
      attributes: { 'data-min-chars': '1', 'data-timeout': '300' },
    })
    await search('cup')
    const sent = Object.fromEntries(new URLSearchParams(request().body))
    expect(sent).toMatchObject({
      action: 'aws_action',
      aws_page: '412&action=delete',
      aws_tax: 'product_cat"] , body [x="',
      lang: '"><img src=x onerror="window.hacked=1">',
    })
    expect(titles()).toHaveLength(3)
    expect(Reflect.get(window, 'hacked')).toBeUndefined()
  })

  test('[S44] live search: extreme settings are accepted', async () => {
    await show({ fragment: 'hostile', part: 'quotes' })
    await type('cup')
    await pass(1000)
    expect(asked).toEqual([])
    expect(isShown()).toBe(false)
  })

  test.each([
    ['another site’s address', 'foreign-url'],
    ['an address that is none', 'script-url'],
  ])('[S44] [X11] live search: nobody is asked at %s, and the form still goes', async (_, part) => {
    await show({ fragment: 'hostile', part })
    await type('cup')
    await pass(DEBOUNCE_MS)
    expect(asked).toEqual([])
    expect(states()).toEqual([])
    expect(page.report).toHaveBeenCalledOnce()
    await click(button())
    expect(submitted).toHaveLength(1)
  })
})

describe('[S44] live search: beside the plugin’s own script', () => {
  beforeEach(() => vi.stubGlobal('jQuery', undefined))

  test('[S44] live search: a box that it has already is left to it', async () => {
    await show({ asleep: true })
    const data = vi.fn(() => ({ minChars: 1 }))
    vi.stubGlobal(
      'jQuery',
      Object.assign(() => ({ data }), { fn: {} }),
    )
    const printed = document.body.innerHTML
    await wake()
    expect(data).toHaveBeenCalledWith('aws_opts')
    expect(heard).toEqual([])
    expect(document.body.innerHTML).toBe(printed)
    await type('cup')
    await pass(1000)
    expect(asked).toEqual([])
  })
})
