import { describe, expect, test } from 'vitest'
import {
  asked,
  button,
  CUPS,
  clearButton,
  click,
  container,
  DEBOUNCE_MS,
  field,
  heardOf,
  isShown,
  network,
  page,
  pass,
  productsOf,
  request,
  rows,
  search,
  setUpSearch,
  show,
  states,
  submitted,
  titles,
  type,
} from '../../../tests/unit/search-box'

setUpSearch()

const keywords = () => asked.map(({ keyword }) => keyword)
const MEDALS = productsOf('Gold Medal')

describe('[S40] live search: the request', () => {
  test('[S40] live search: the loader at once, one POST after the wait (row 4)', async () => {
    await show()
    await type('cup')
    expect(states()).toEqual(['aws-processing'])
    await pass(DEBOUNCE_MS - 1)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toHaveLength(1)
    expect(request()).toMatchObject({
      url: '/?wc-ajax=aws_action',
      init: {
        method: 'POST',
        credentials: 'same-origin',
        headers: {
          Accept: 'application/json, text/javascript, */*; q=0.01',
          'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
          'X-Requested-With': 'XMLHttpRequest',
        },
      },
    })
    expect(states()).toEqual(['aws-processing'])
    await request().answer(CUPS)
    expect(states()).toEqual(['aws-form-active'])
    await pass(60_000)
    expect(asked).toHaveLength(1)
  })

  test('[S40] live search: exactly the contract’s fields, with the page’s address (row 5)', async () => {
    history.replaceState(null, '', '/shop/?show=24&x=a b#top')
    await show()
    await search('cup & co')
    const address = encodeURIComponent(location.href)
    history.replaceState(null, '', '/')
    expect(request().body).toBe(
      'action=aws_action&keyword=cup+%26+co&aws_page=412&aws_tax=&lang=' +
        `&pageurl=${address}&typedata=json`,
    )
  })

  test('[S40] live search: missing settings are sent as by the plugin’s own script (row 5)', async () => {
    await show({ part: 'only-url' })
    await search('cup')
    expect(request().body).toMatch(/^action=aws_action&keyword=cup&aws_page=0&aws_tax=0&lang=&pageurl=/)
  })

  test('[S40] live search: language, page and taxonomy of the box; the form keeps its language (row 90)', async () => {
    await show({ fragment: 'live-search.two' })
    await type('cup', 1)
    await pass(150)
    expect(request().body).toMatch(
      /^action=aws_action&keyword=cup&aws_page=57&aws_tax=product_cat&lang=fr&pageurl=/,
    )
    await click(button(1))
    expect(submitted).toEqual([{ prevented: false, query: 's=cup&post_type=product&type_aws=true&lang=fr' }])
  })

  test.each(['/shop/?show=24&wc-ajax=aws_action', `${location.origin}/wp-admin/admin-ajax.php`])(
    '[S40] live search: the address is asked as it was printed: %s',
    async (url) => {
      await show({ attributes: { 'data-url': url } })
      await search('cup')
      expect(request().url).toBe(url)
    },
  )

  test.each([
    ['150', 150],
    ['101', 101],
    ['250.9', 250],
    ['1000', 1000],
    ['100', 300],
    ['', 300],
    ['abc', 300],
    ['-500', 300],
    [null, 300],
  ])('[S40] live search: with data-timeout %j it waits %d ms (row 6)', async (timeout, wait) => {
    await show({ attributes: { 'data-timeout': timeout } })
    await type('cup')
    await pass(wait - 1)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toHaveLength(1)
  })

  test('[S40] live search: each key restarts the debounce (row 7)', async () => {
    await show()
    await type('c')
    await pass(100)
    await type('cu')
    await pass(100)
    await type('cup')
    await pass(DEBOUNCE_MS - 1)
    expect(asked).toEqual([])
    await pass(1)
    await pass(1000)
    expect(keywords()).toEqual(['cup'])
  })

  test('[S40] live search: whitespace is normalised for the server, not in the field (row 8)', async () => {
    await show()
    await search('  gold   star\tcup ')
    expect(keywords()).toEqual(['gold star cup'])
    expect(field().value).toBe('  gold   star\tcup ')
  })

  test('[S40] live search: the same words with other spaces are the same term', async () => {
    await show()
    await search('gold cup')
    await type(' gold  cup ')
    await pass(1000)
    expect(keywords()).toEqual(['gold cup'])
    await type('gold cup')
    await pass(1000)
    expect(keywords()).toEqual(['gold cup'])
    expect(heardOf('awsShowingResults')).toHaveLength(1)
  })

  test('[S40] live search: what servers strip is sent all the same', async () => {
    await show()
    await search('<b>[cup]</b> {1}/\\2')
    expect(keywords()).toEqual(['<b>[cup]</b> {1}/\\2'])
  })

  test.each(['', 'abc', '0'])(
    '[S40] live search: with data-min-chars %j one letter is enough (row 15)',
    async (min) => {
      await show({ attributes: { 'data-min-chars': min } })
      await search('c')
      expect(keywords()).toEqual(['c'])
    },
  )

  test.each(['false', '', '0', 'null'])(
    '[S40] live search: with data-show-loader %j no loader (row 16)',
    async (value) => {
      await show({ attributes: { 'data-show-loader': value } })
      await type('cup')
      expect(states()).toEqual([])
      await pass(DEBOUNCE_MS)
      expect(states()).toEqual([])
      expect(asked).toHaveLength(1)
    },
  )
})

describe('[S40] live search: a new term during a request', () => {
  test('[S40] live search: the request is aborted, the loader stays, only the later rows show (row 9)', async () => {
    await show()
    await type('cup')
    await pass(DEBOUNCE_MS)
    await type('cups')
    const [first] = asked
    expect(first?.isAborted()).toBe(true)
    expect(states()).toEqual(['aws-processing'])
    await pass(DEBOUNCE_MS)
    expect(states()).toEqual(['aws-processing'])
    expect(rows()).toEqual([])
    await request().answer(MEDALS)
    expect(keywords()).toEqual(['cup', 'cups'])
    expect(titles()).toEqual(['Gold Medal'])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S40] live search: an answer to an aborted request is cached, and not shown (row 94)', async () => {
    network.ignoresAbort = true
    await show()
    await type('cup')
    await pass(DEBOUNCE_MS)
    await type('cups')
    await asked[0]?.answer(CUPS)
    expect(rows()).toEqual([])
    expect(isShown()).toBe(false)
    expect(states()).toEqual(['aws-processing'])
    await pass(DEBOUNCE_MS)
    await asked[1]?.answer(MEDALS)
    expect(titles()).toEqual(['Gold Medal'])
    await type('cup')
    expect(titles()).toEqual(['Gold Cup', 'Silver Cup', 'Bronze Cup'])
    expect(keywords()).toEqual(['cup', 'cups'])
    expect(heardOf('awsAnalytics').map(({ detail }) => detail.term)).toEqual(['cups'])
  })

  test('[S40] live search: a failure of an aborted request is ignored', async () => {
    network.ignoresAbort = true
    await show()
    await type('cup')
    await pass(DEBOUNCE_MS)
    await type('cups')
    await pass(DEBOUNCE_MS)
    await asked[0]?.answer('<html>', 500)
    expect(page.report).not.toHaveBeenCalled()
    expect(states()).toEqual(['aws-processing'])
    await asked[1]?.answer(CUPS)
    expect(titles()).toHaveLength(3)
  })

  test('[S40] live search: the rows of the last term stay until there are others', async () => {
    await show()
    await search('cup')
    await type('cups')
    expect(titles()).toHaveLength(3)
    expect(isShown()).toBe(true)
    expect(states()).toEqual(['aws-processing', 'aws-form-active'])
  })

  test('[S40] live search: a change that is undone within the debounce sends one request', async () => {
    await show()
    await type('cup')
    await type('cups')
    await type('cup')
    await pass(1000)
    expect(keywords()).toEqual(['cup'])
  })
})

describe('[S40] live search: terms that are not requested', () => {
  test.each(['', '   '])(
    '[S40] live search: an emptied field clears everything: %j (row 12)',
    async (empty) => {
      await show()
      await search('cup')
      await type('cups')
      await pass(DEBOUNCE_MS - 1)
      await type(empty)
      expect(states()).toEqual([])
      expect(isShown()).toBe(false)
      expect(rows()).toEqual([])
      await pass(1000)
      expect(keywords()).toEqual(['cup'])
      expect(isShown()).toBe(false)
    },
  )

  test('[S40] live search: an emptied field aborts the request', async () => {
    await show()
    await type('cup')
    await pass(DEBOUNCE_MS)
    await type('')
    expect(request().isAborted()).toBe(true)
    expect(states()).toEqual([])
  })

  test('[S40] live search: fewer letters than the site wants (row 13)', async () => {
    await show({ attributes: { 'data-min-chars': '3' } })
    await type('cu')
    await pass(1000)
    expect(asked).toEqual([])
    expect(isShown()).toBe(false)
    expect(states()).toEqual([])
    await type(' cu ')
    await pass(1000)
    expect(asked).toEqual([])
    await search('cup')
    expect(keywords()).toEqual(['cup'])
  })

  test('[S40] live search: a term that became too short is not requested, and empties the list (row 14)', async () => {
    await show({ attributes: { 'data-min-chars': '3' } })
    await type('cup')
    await pass(100)
    await type('cu')
    expect(states()).toEqual([])
    await pass(1000)
    expect(asked).toEqual([])
    await search('cup')
    await type('cu')
    expect(isShown()).toBe(false)
    expect(rows()).toEqual([])
    // There is still something to clear.
    expect(states()).toEqual(['aws-form-active'])
  })
})

describe('[S40] live search: cached terms', () => {
  test('[S40] live search: shown at once, without a request; scripts hear of each showing (row 10)', async () => {
    await show()
    await search('cup')
    await search('cups', MEDALS)
    await type('cup')
    expect(titles()).toEqual(['Gold Cup', 'Silver Cup', 'Bronze Cup'])
    expect(states()).toEqual(['aws-form-active'])
    await pass(1000)
    expect(keywords()).toEqual(['cup', 'cups'])
    expect(heardOf('awsShowingResults')).toHaveLength(3)
    expect(heardOf('awsAnalytics')).toHaveLength(2)
  })

  test('[S40] live search: shown while another term waits, which is then not asked for', async () => {
    await show()
    await search('cup')
    await type('cups')
    await type('cup')
    await pass(1000)
    expect(keywords()).toEqual(['cup'])
    expect(states()).toEqual(['aws-form-active'])
  })

  test('[S40] live search: each box has its own cache (row 11)', async () => {
    await show({ fragment: 'live-search.two' })
    await search('cup')
    await type('cup', 1)
    await pass(150)
    expect(keywords()).toEqual(['cup', 'cup'])
  })

  test('[S40] live search: a hundred terms are cached, the oldest is dropped first', async () => {
    await show()
    for (let number = 0; number <= 100; number += 1) await search(`cup ${number}`, { products: [] })
    expect(asked).toHaveLength(101)
    await type('cup 1')
    await pass(DEBOUNCE_MS)
    expect(asked).toHaveLength(101)
    await type('cup 0')
    await pass(DEBOUNCE_MS)
    expect(asked).toHaveLength(102)
  })

  test.each(['length', 'hasOwnProperty', '__proto__', 'constructor', 'toString'])(
    '[S40] live search: "%s" is a term like others (row 52)',
    async (term) => {
      await show()
      await search(term)
      expect(keywords()).toEqual([term])
      expect(titles()).toEqual(['Gold Cup', 'Silver Cup', 'Bronze Cup'])
      await search('medal', MEDALS)
      expect(titles()).toEqual(['Gold Medal'])
      await type(term)
      expect(titles()).toHaveLength(3)
      expect(asked).toHaveLength(2)
    },
  )
})

describe('[S40] live search: the clear button', () => {
  const clear = async () => {
    await click(clearButton())
    await pass(1000)
  }
  const expectClear = () => {
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
    expect(rows()).toEqual([])
    expect(isShown()).toBe(false)
    expect(states()).toEqual(['aws-focus'])
  }

  test('[S40] live search: cleared while it waits: nothing is asked (row 57)', async () => {
    await show()
    await type('cup')
    await clear()
    expect(asked).toEqual([])
    expectClear()
  })

  test('[S40] live search: cleared while the server works: nothing comes any more (row 57)', async () => {
    network.ignoresAbort = true
    await show()
    await type('cup')
    await pass(DEBOUNCE_MS)
    await clear()
    expect(request().isAborted()).toBe(true)
    await request().answer(CUPS)
    expect(asked).toHaveLength(1)
    expectClear()
  })

  test('[S40] live search: cleared with results: they go, and are there again for the same term (row 58)', async () => {
    await show()
    field().focus()
    await search('cup')
    await clear()
    expectClear()
    await type('cup')
    expect(titles()).toHaveLength(3)
    expect(isShown()).toBe(true)
    expect(keywords()).toEqual(['cup'])
  })

  test('[S40] live search: a term that was never answered is requested again after clearing (row 58)', async () => {
    await show()
    await type('cup')
    await clear()
    await search('cup')
    expect(keywords()).toEqual(['cup'])
    expect(titles()).toHaveLength(3)
  })

  test('[S40] live search: the container that moved keeps its term and its list (row 88)', async () => {
    await show()
    await search('cup')
    const header = document.createElement('header')
    document.body.prepend(header)
    header.append(container())
    await pass(1000)
    expect(titles()).toHaveLength(3)
    expect(isShown()).toBe(true)
    await search('medal', MEDALS)
    expect(titles()).toEqual(['Gold Medal'])
  })
})
