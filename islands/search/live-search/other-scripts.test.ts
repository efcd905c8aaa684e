import { createRequire } from 'node:module'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { provideAwsHooks } from '../../../legacy-shims/globals/aws-hooks'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { one } from '../../../tests/unit/fragment'
import { sameNode } from '../../../tests/unit/same-node'
import {
  all,
  answerOf,
  asked,
  block,
  CUPS,
  category,
  clearButton,
  click,
  container,
  DEBOUNCE_MS,
  field,
  followed,
  heard,
  heardOf,
  heardTypes,
  hovered,
  isShown,
  NOTHING,
  network,
  page,
  pass,
  point,
  press,
  product,
  request,
  rows,
  search,
  setUpSearch,
  show,
  states,
  submitted,
  texts,
  titles,
  type,
  unmountAll,
  wake,
} from '../../../tests/unit/search-box'

vi.mock('dompurify', async (original) => {
  const { purifierStandIn } = await import('../../../tests/unit/purifier-stand-in')
  return purifierStandIn(original)
})

const require = createRequire(import.meta.url)
const jQueryOf = (name: string): JQuery => require(name)
const VERSIONS: [string, JQuery][] = ['jquery1', 'jquery3', 'jquery4'].map((name) => [name, jQueryOf(name)])

setUpSearch()

beforeEach(() => {
  vi.stubGlobal('jQuery', undefined)
  vi.stubGlobal('AwsHooks', undefined)
  provideAwsHooks(window)
})

type Filter = (value: never, options: never) => unknown
interface Hooks {
  add_filter(tag: string, callback: Filter, priority?: number): void
}
const addFilter = (tag: string, callback: Filter) =>
  (window as unknown as { AwsHooks: Hooks }).AwsHooks.add_filter(tag, callback)

const fail = () => {
  throw new Error('no cup')
}

describe('[S44] live search: its events', () => {
  test('[S44] live search: awsShowingResults is dispatched at the box, bubbles and has no detail', async () => {
    await show()
    await search('cup')
    const [event] = heardOf('awsShowingResults')
    expect(event).toMatchObject({
      target: sameNode(container()),
      bubbles: true,
      cancelable: true,
      eventName: 'awsShowingResults',
    })
    expect(event).not.toBeInstanceOf(CustomEvent)
  })

  test('[S44] live search: awsShowingResults is dispatched when the list is placed', async () => {
    await show()
    const looks: unknown[] = []
    container().addEventListener('awsShowingResults', () =>
      looks.push([isShown(), titles().length, block().style.top, states()]),
    )
    await search('cup')
    expect(looks).toEqual([[true, 3, '0px', ['aws-form-active']]])
  })

  test('[S44] live search: awsNoResults is dispatched before the list is shown (row 20)', async () => {
    await show()
    const looks: unknown[] = []
    document.addEventListener('awsNoResults', () => looks.push([isShown(), rows().length]), { once: true })
    heard.length = 0
    await search('cup', NOTHING)
    expect(looks).toEqual([[false, 0]])
    expect(heardTypes()).toEqual(['awsNoResults', 'awsShowingResults', 'awsAnalytics'])
    expect(heard[0]).toMatchObject({
      target: sameNode(document),
      detail: { term: 'cup', form: sameNode(container()) },
    })
  })

  test('[S44] live search: awsNoResults is dispatched each time that it is shown', async () => {
    await show()
    await search('cup', NOTHING)
    await search('medal')
    heard.length = 0
    await type('cup')
    expect(heardTypes()).toEqual(['awsNoResults', 'awsShowingResults'])
  })

  test('[S44] live search: top results alone count as no results, terms alone do not (rows 19, 21)', async () => {
    await show()
    await search('cup', answerOf({ top_results: { a: [{ name: 'Guide', link: '/guide/' }] } }))
    expect(heardOf('awsNoResults')).toHaveLength(1)
    await search('cups', answerOf({ tax: { product_cat: [category('Cups')] } }))
    expect(heardOf('awsNoResults')).toHaveLength(1)
  })

  test('[S44] live search: awsAnalytics is dispatched for every fetched answer, also without analytics (row 83)', async () => {
    await show()
    await search(' gold  cup')
    await search('medal')
    await type('gold cup')
    expect(heardOf('awsAnalytics').map(({ detail }) => detail.term)).toEqual(['gold cup', 'medal'])
    expect(heardOf('awsAnalytics')[0]).toMatchObject({
      target: sameNode(document),
      bubbles: true,
      cancelable: true,
      detail: { form: sameNode(container()), data: { useAnalytics: false } },
    })
  })

  test('[S44] live search: awsResultsHidden is dispatched only for a visible list', async () => {
    await show()
    await click()
    await type('cup')
    await click()
    await pass(DEBOUNCE_MS)
    await request().fail()
    await click()
    expect(heardOf('awsResultsHidden')).toEqual([])
    await search('cups')
    await click(clearButton())
    expect(heardOf('awsResultsHidden')).toHaveLength(1)
    expect(heardOf('awsResultsHidden')[0]).toMatchObject({
      target: sameNode(document),
      detail: { form: sameNode(container()) },
    })
  })

  test('[S44] live search: each box dispatches its own events', async () => {
    await show({ fragment: 'live-search.two' })
    await search('cup', CUPS, 1)
    const [first, second] = heardOf('awsLoaded').map(({ detail }) => detail.instance)
    expect(second).toBe(first + 1)
    expect(heardOf('awsShowingResults').map(({ target }) => target)).toEqual([container(1)])
    expect(heardOf('awsAnalytics')[0]?.detail).toMatchObject({
      instance: second,
      form: sameNode(container(1)),
      data: { minChars: 3, resultBlock: `#${block(1).id}` },
    })
  })
})

describe.each(VERSIONS)('[S44] live search: with %s', (_, jQuery) => {
  beforeEach(() => void vi.stubGlobal('jQuery', jQuery))

  test('[S44] live search: events carry a jQuery collection of the box, with the settings as its data', async () => {
    await show()
    expect(heard[0]?.detail.form[0]).toBe(container())
    const data = jQuery(container()).data('aws_opts')
    expect(data).toMatchObject({ minChars: 1, searchTimeout: 300, pageId: '412', ajaxSearch: true })
    expect(data).toEqual(heard[0]?.detail.data)
    expect(data).not.toHaveProperty('url')
  })

  test('[S44] live search: unmount removes the settings', async () => {
    await show()
    unmountAll()
    expect(jQuery(container()).data('aws_opts')).toBeUndefined()
  })

  test('[S44] live search: a box of the plugin’s own script is left alone', async () => {
    await show({ asleep: true })
    jQuery(container()).data('aws_opts', { minChars: 1 })
    const printed = document.body.innerHTML
    await wake()
    unmountAll()
    expect(heard).toEqual([])
    expect(document.body.innerHTML).toBe(printed)
    expect(jQuery(container()).data('aws_opts')).toEqual({ minChars: 1 })
  })

  test('[S44] live search: hovering a row triggers mouseenter on the field, which keeps menus open', async () => {
    await show()
    await search('cup')
    const entered = vi.fn()
    jQuery(field()).on('mouseenter', entered)
    await point(rows()[1] ?? block())
    expect(entered).toHaveBeenCalledOnce()
    await point(rows()[1] ?? block())
    expect(entered).toHaveBeenCalledOnce()
    await point(rows()[2] ?? block())
    expect(entered).toHaveBeenCalledTimes(2)
    await point(block())
    expect(entered).toHaveBeenCalledTimes(2)
  })

  test('[S44] live search: filters get jQuery collections of box and block', async () => {
    const heardPlace = vi.fn((styles: object) => styles)
    const heardFields = vi.fn((fields: object) => fields)
    addFilter('aws_results_layout', heardPlace)
    addFilter('aws_ajax_request_params', heardFields)
    await show()
    await search('cup')
    const [[, place]] = heardPlace.mock.calls as unknown as [[object, { resultsBlock: Node[]; form: Node[] }]]
    expect([place.resultsBlock[0], place.form[0]]).toEqual([block(), container()])
    const [[, detail]] = heardFields.mock.calls as unknown as [[object, { form: Node[]; data: object }]]
    expect(detail.form[0]).toBe(container())
    expect(detail.data).toMatchObject({ minChars: 1 })
  })

  test('[S44] live search: the block goes where a filter’s collection is', async () => {
    document.body.insertAdjacentHTML('beforeend', '')
    addFilter('aws_results_append_to', () => jQuery(document.body.firstElementChild))
    await show()
    expect(block().parentElement).toBe(document.body.firstElementChild)
  })
})

describe('[S44] live search: jQuery that comes later', () => {
  test('[S44] live search: events carry it from then on', async () => {
    await show()
    expect(heard[0]?.detail.form).toBe(container())
    vi.stubGlobal('jQuery', jQueryOf('jquery3'))
    await search('cup')
    expect(heardOf('awsAnalytics')[0]?.detail.form[0]).toBe(container())
    unmountAll()
  })
})

describe('[S44] live search: what scripts make of the request', () => {
  test('[S44] live search: fields of their own (row 85)', async () => {
    addFilter('aws_ajax_request_params', (fields: object) => ({
      ...fields,
      x: 1,
      list: ['a', 'b'],
      none: null,
    }))
    await show()
    await search('cup')
    const body = new URLSearchParams(request().body)
    expect(Object.fromEntries(body)).toMatchObject({
      action: 'aws_action',
      keyword: 'cup',
      x: '1',
      'list[0]': 'a',
      'list[1]': 'b',
      none: '',
    })
    expect(titles()).toHaveLength(3)
  })

  test('[S44] live search: fields may be changed in place, and the action as well', async () => {
    addFilter('aws_ajax_request_params', (fields: Record<string, unknown>) => {
      Object.assign(fields, { action: 'other_action', aws_tax: 'x' })
      return fields
    })
    await show()
    await search('cup')
    expect(request().body).toMatch(/^action=other_action&keyword=cup&aws_page=412&aws_tax=x&/)
  })

  test.each([undefined, null, 'x', 7])('[S44] live search: %s are no fields', async (answer) => {
    addFilter('aws_ajax_request_params', () => answer)
    await show()
    await search('cup')
    expect(request().body).toMatch(/^action=aws_action&keyword=cup&aws_page=412&/)
  })

  test('[S44] live search: circular fields fail the request', async () => {
    const endless: Record<string, unknown> = {}
    endless['again'] = endless
    addFilter('aws_ajax_request_params', () => endless)
    await show()
    await type('cup')
    await pass(DEBOUNCE_MS)
    expect(asked).toEqual([])
    expect(states()).toEqual([])
    expect(page.report).toHaveBeenCalledWith(new Error('Request failed: error'), 'call')
  })

  test('[S44] live search: an address, for one request at a time', async () => {
    let number = 0
    addFilter('aws_ajax_request_url', (url: string) => {
      number += 1
      return number === 1 ? `${url}&first` : url
    })
    await show()
    await search('cup')
    await search('medal')
    expect(asked.map(({ url }) => url)).toEqual(['/?wc-ajax=aws_action&first', '/?wc-ajax=aws_action'])
  })

  test.each([undefined, '', 7])('[S44] live search: %j is no address', async (answer) => {
    addFilter('aws_ajax_request_url', () => answer)
    await show()
    await search('cup')
    expect(request().url).toBe('/?wc-ajax=aws_action')
  })

  test('[S44] live search: filters that are added later apply from then on', async () => {
    await show()
    await search('cup')
    addFilter('aws_ajax_request_params', (fields: object) => ({ ...fields, x: 1 }))
    await search('medal')
    expect(asked.map(({ body }) => body.includes('&x=1'))).toEqual([false, true])
  })
})

describe('[S44] live search: where scripts want the block', () => {
  const withAside = async () => {
    await show({ asleep: true })
    document.body.insertAdjacentHTML('beforeend', '<aside id="results"></aside>')
    await wake()
  }

  test.each([
    ['a selector', () => '#results'],
    ['an element', () => one('#results')],
  ])('[S44] live search: %s', async (_, parent) => {
    addFilter('aws_results_append_to', parent)
    await withAside()
    expect(block().parentElement).toBe(one('#results'))
    await search('cup')
    expect(titles()).toHaveLength(3)
  })

  test.each(['#nowhere', '][', '', null, 7, {}])(
    '[S44] live search: %j is nowhere: in the body',
    async (answer) => {
      addFilter('aws_results_append_to', () => answer)
      await withAside()
      expect(block().parentElement).toBe(document.body)
    },
  )
})

describe('[S44] live search: what scripts make of the list', () => {
  // The first time it takes a moment to come.
  beforeAll(() => import('./filtered-list'))

  const HTML =
    '<ul><li class="aws_result_item"><a class="aws_result_link_top" href="/a/" onclick="hacked()">A</a></li>' +
    '<li class="aws_result_item"><a class="aws_result_link_top" href="/b/">B</a></li></ul><script>hacked()</script>'

  const elementOf = (html: string) => {
    const element = document.createElement('div')
    element.innerHTML = html
    return element
  }

  /** Without what is there for screen readers and the runtime. */
  function ownHtml(element: Element) {
    const copy = elementOf(element.innerHTML)
    for (const each of all('*', copy)) {
      for (const name of [
        'id',
        'role',
        'tabindex',
        'aria-selected',
        'aria-describedby',
        'data-laurel-answer',
      ])
        each.removeAttribute(name)
    }
    return copy.innerHTML
  }

  test('[S44] live search: each row of a filtered list gets the style that its link needs', async () => {
    addFilter('aws_results_html', (html: string) => html.replaceAll('Gold', 'Golden'))
    await show()
    await search('cup')
    expect(texts('.aws_result_link_top')[0]).toBe('Golden Cup')
    expect(rows().map(({ style }) => style.position)).toEqual(Array(4).fill('relative'))
  })

  test('[S44] live search: a filtered list that is shown again works with keys and screen readers', async () => {
    addFilter('aws_results_html', () => HTML)
    await show()
    field().focus()
    await search('cup')
    container().dispatchEvent(
      new CustomEvent('laurel:search', { detail: { what: 'force', term: 'cup', submit: false } }),
    )
    await pass(50)
    expect(heardOf('awsShowingResults')).toHaveLength(2)
    expect(all('[role="option"]', block()).map(({ id }) => id)).toEqual(
      one('[role="group"]').getAttribute('aria-owns')?.split(' '),
    )
  })

  test('[S44] live search: filters may change the HTML, which is sanitised', async () => {
    addFilter('aws_results_html', () => HTML)
    await show()
    await search('cup')
    expect(texts('a', block())).toEqual(['A', 'B'])
    expect(all('script, [onclick]', block())).toEqual([])
    expect(isShown()).toBe(true)
    expect(heardTypes()).toEqual(['awsLoaded', 'awsShowingResults', 'awsAnalytics'])
  })

  test('[S44] live search: keys and clicks work on it as on the box’s own', async () => {
    addFilter(
      'aws_results_html',
      () => `${HTML}<div class="aws_result_item aws_search_more"><a href="#">All</a></div>`,
    )
    await show()
    field().focus()
    await search('cup')
    await press('ArrowDown')
    await press('ArrowDown')
    expect(hovered()).toEqual([1])
    await press('Enter')
    expect(followed).toEqual(['/b/'])
    await click(one('.aws_search_more a'))
    expect(submitted).toHaveLength(1)
    await click()
    expect(isShown()).toBe(false)
    await type('')
    expect(block().childNodes).toHaveLength(0)
  })

  test('[S44] live search: filters get the response without database rows', async () => {
    const change = vi.fn((html: string) => html)
    addFilter('aws_results_html', change)
    await show()
    await search('cup')
    expect(change).toHaveBeenCalledOnce()
    const [html, options] = change.mock.calls[0] as unknown as [string, Record<string, object>]
    expect(html).toMatch(/^<ul><li (?:[^>]* )?class="aws_result_item"/)
    expect(html).toContain('Gold Cup')
    expect(options).toMatchObject({
      response: { tax: [], products: [{ title: 'Gold Cup', f_price: '24.95' }, {}, {}] },
      data: { minChars: 1 },
      translate: { sale: 'Sale!', noresults: 'Nothing found' },
    })
    expect(JSON.stringify(options['response'])).not.toContain('post_data')
  })

  test.each(['list', 'block'])(
    '[S44] live search: they are handed the %s as it would show',
    async (searchLayout) => {
      const answer = answerOf({ products: [product('Gold <strong>Cup</strong>', { on_sale: true })] })
      await show({ config: { searchLayout } })
      await search('cup', answer)
      const html = ownHtml(block())
      let handed = ''
      addFilter('aws_results_html', (given: string) => {
        handed = given
        return given
      })
      await search('cups', answer)
      expect(ownHtml(elementOf(handed))).toBe(html)
    },
  )

  test.each([
    ['as it was', (html: string) => html],
    ['as nothing', () => undefined],
    ['as a number', () => 7],
  ])('[S44] live search: a list that comes back %s is the box’s own', async (_, change) => {
    addFilter('aws_results_html', change)
    await show()
    await search('cup')
    expect(titles()).toHaveLength(3)
  })

  test('[S44] live search: an emptied list is empty', async () => {
    addFilter('aws_results_html', () => '')
    await show()
    await search('cup')
    expect(block().childNodes).toHaveLength(0)
  })

  test('[S44] live search: each showing is changed anew, and goes when there is no filter any more', async () => {
    let number = 0
    addFilter('aws_results_html', () => {
      number += 1
      return `<p>${number}</p>`
    })
    await show()
    await search('cup')
    await search('medal')
    await type('cup')
    expect(texts('p', block())).toEqual(['3'])
    vi.stubGlobal('AwsHooks', undefined)
    await type('medal')
    expect(titles()).toHaveLength(3)
    expect(all('p', block())).toEqual([])
  })

  test('[S44] live search: unmounted with such a list, it leaves nothing', async () => {
    addFilter('aws_results_html', () => HTML)
    await show({ asleep: true })
    const printed = document.body.innerHTML
    await wake()
    await search('cup')
    unmountAll()
    expect(document.body.innerHTML).toBe(printed)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('[S44] live search: filters that fail', () => {
  test.each([
    'aws_results_append_to',
    'aws_ajax_request_params',
    'aws_ajax_request_url',
    'aws_results_html',
    'aws_show_modal_layout',
    'aws_results_force_position',
    'aws_results_layout',
  ])('[S44] live search: %s', async (tag) => {
    addFilter(tag, fail)
    await show()
    field().focus()
    await search('cup')
    expect(page.report).toHaveBeenCalledWith(new Error('no cup'))
    expect(request()).toMatchObject({ url: '/?wc-ajax=aws_action', keyword: 'cup' })
    expect(titles()).toEqual(['Gold Cup', 'Silver Cup', 'Bronze Cup'])
    expect(isShown()).toBe(true)
    expect(block().style.left).toBe('0px')
    expect(document.body.classList.contains('aws-overlay')).toBe(false)
  })
})

describe('[S44] live search: forced terms', () => {
  const NOTICE =
    'Did you mean <a data-aws-term-submit="cup" href="#">cup</a> or ' +
    '<a data-aws-term-submit="gold  cup" data-aws-term-submit-form="true" href="/?s=gold">gold cup</a>'
  const notice = async () => {
    await show()
    await search('cpu', answerOf({ notices: { suggestions: NOTICE } }))
    asked.length = 0
  }

  test('[S44] live search: one in a notice is searched after 50 ms and the wait (row 32)', async () => {
    await notice()
    expect(await click(one('a[data-aws-term-submit="cup"]'))).toEqual({ prevented: true })
    expect(field().value).toBe('cup')
    expect(document.activeElement).not.toBe(field())
    await pass(49)
    expect(states()).toEqual(['aws-form-active'])
    await pass(1)
    expect(document.activeElement).toBe(field())
    expect(states()).toEqual(['aws-focus', 'aws-processing', 'aws-form-active'])
    await pass(DEBOUNCE_MS - 1)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked.map(({ keyword }) => keyword)).toEqual(['cup'])
    expect(submitted).toEqual([])
    expect(followed).toEqual([])
  })

  test('[S44] live search: one that asks for the results page as well', async () => {
    await notice()
    await click(one('[data-aws-term-submit-form]'))
    expect(field().value).toBe('gold  cup')
    expect(submitted).toEqual([])
    await pass(50)
    expect(submitted).toEqual([{ prevented: false, query: 's=gold++cup&post_type=product&type_aws=true' }])
  })

  test('[S44] live search: the last of several counts', async () => {
    await notice()
    await click(one('[data-aws-term-submit-form]'))
    await pass(30)
    await click(one('a[data-aws-term-submit="cup"]'))
    await pass(1000)
    expect(asked.map(({ keyword }) => keyword)).toEqual(['cup'])
    expect(submitted).toEqual([])
  })

  test('[S44] live search: one that was searched before shows at once', async () => {
    await show()
    await search('cup')
    await search('cpu', answerOf({ notices: { suggestions: NOTICE } }))
    await click(one('a[data-aws-term-submit="cup"]'))
    await pass(50)
    expect(titles()).toHaveLength(3)
    expect(asked).toHaveLength(2)
  })

  test('[S44] live search: an answer to the term before does not come in between', async () => {
    network.ignoresAbort = true
    await notice()
    await type('cup2')
    await pass(DEBOUNCE_MS)
    const late = request()
    await click(one('a[data-aws-term-submit="cup"]'))
    await late.answer(CUPS)
    expect(titles()).toEqual(['Nothing found'].slice(1))
    await pass(50 + DEBOUNCE_MS)
    expect(request().keyword).toBe('cup')
  })

  const force = (term: string, submit = false) =>
    container().dispatchEvent(new CustomEvent('laurel:search', { detail: { what: 'force', term, submit } }))

  test('[S44] live search: with live search off it goes to the results page', async () => {
    await show({ part: 'no-ajax' })
    force('2024')
    await pass(50)
    expect(asked).toEqual([])
    expect(submitted).toEqual([{ prevented: false, query: 's=2024&post_type=product&type_aws=true' }])
    expect(states()).toEqual(['aws-focus', 'aws-form-active'])
  })

  test('[S44] live search: the term that is there already is searched again', async () => {
    await show({ part: 'prefilled' })
    force('gold cup')
    await pass(50 + DEBOUNCE_MS)
    expect(asked.map(({ keyword }) => keyword)).toEqual(['gold cup'])
  })

  test('[S44] live search: no term empties the box', async () => {
    await show()
    await search('cup')
    force('')
    await pass(1000)
    expect(rows()).toEqual([])
    expect(asked).toHaveLength(1)
  })

  test('[S44] live search: what a script has put into the field is searched when it tells of it', async () => {
    await show()
    field().value = 'cup'
    container().dispatchEvent(new CustomEvent('laurel:search', { detail: { what: 'typed' } }))
    await pass(DEBOUNCE_MS)
    expect(asked.map(({ keyword }) => keyword)).toEqual(['cup'])
  })

  test('[S44] live search: a hostile term is treated as text', async () => {
    await show()
    const term = '"><img src=x onerror=hacked()>'
    force(term)
    await pass(50 + DEBOUNCE_MS)
    expect(request().keyword).toBe(term)
    expect(field().value).toBe(term)
  })
})
