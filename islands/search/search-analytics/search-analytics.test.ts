import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { mounter } from '../../../tests/unit/mounter'

let mount: ReturnType<typeof mounter>
const gtag = vi.fn()

/** A page of its own for each test: it counts once. */
beforeEach(async () => {
  vi.resetModules()
  mount = mounter((await import('.')).mount)
  vi.stubGlobal('gtag', gtag.mockReset())
})
afterEach(() => history.replaceState(null, '', '/'))

const BOX = (attributes: string, value = 'Gold Cup') =>
  `<div class="aws-container" data-ajax-search="false" ${attributes}>` +
  `<form><input class="aws-search-field" value="${value}"></form></div>`

function visit(address: string, html: string) {
  history.replaceState(null, '', address)
  document.body.innerHTML = html
  for (const box of document.querySelectorAll<HTMLElement>('.aws-container')) mount(box, fakePage())
}

const RESULTS = '/?s=gold+cup&post_type=product&type_aws=true'
const ON = BOX('data-use-analytics="true"')
const events = () => gtag.mock.calls.map(([, name]) => name)

describe('[S44] search analytics', () => {
  test('[S44] search analytics: the results page is tracked once, with the field’s value and without a page view', () => {
    visit(RESULTS, ON)
    expect(events()).toEqual(['AWS search', 'aws_search'])
    expect(gtag).toHaveBeenLastCalledWith('event', 'aws_search', {
      aws_search_term: 'Gold Cup',
      aws_has_results: true,
    })
  })

  test('[S44] search analytics: the body says that nothing was found', () => {
    document.body.classList.add('aws-no-results')
    visit(RESULTS, ON)
    expect(events()).toEqual(['AWS search', 'aws_search', 'aws_search_no_results'])
  })

  test('[S44] search analytics: several boxes count once', () => {
    visit(RESULTS, ON + ON)
    expect(events()).toEqual(['AWS search', 'aws_search'])
  })

  test.each([
    ['a box without analytics', BOX('data-use-analytics=""')],
    ['a box that leaves the setting out', BOX('')],
    ['an empty field', BOX('data-use-analytics="true"', '')],
    ['a blank field', BOX('data-use-analytics="true"', ' ')],
    ['a box without field', '<div class="aws-container" data-use-analytics="true"></div>'],
  ])('[S44] search analytics: %s tells nothing, and the next box does', (_, html) => {
    visit(RESULTS, html)
    expect(gtag).not.toHaveBeenCalled()
    visit(RESULTS, html + ON)
    expect(events()).toEqual(['AWS search', 'aws_search'])
  })

  test.each([
    '/',
    '/?s=cup',
    '/?s=cup&type_aws=false',
    '/?s=type_aws%3Dtrue',
    '/?my_type_aws=true',
    '/#type_aws=true',
  ])('[S44] search analytics: %s is no results page', (address) => {
    visit(address, ON)
    expect(gtag).not.toHaveBeenCalled()
  })

  test('[S44] search analytics: a results page counts nothing by itself where the box searches live', () => {
    visit(RESULTS, ON.replace('data-ajax-search="false"', ''))
    expect(gtag).not.toHaveBeenCalled()
  })

  test('[S44] search analytics: a tracker that throws does no harm (06 84)', () => {
    gtag.mockImplementation(() => {
      throw new Error('no cup')
    })
    expect(() => visit(RESULTS, ON)).not.toThrow()
  })
})

describe('[S44] search analytics: answers', () => {
  const LIVE = ON.replace('data-ajax-search="false"', '')
  const box = (index = 0) => document.querySelectorAll<HTMLElement>('.aws-container')[index] as HTMLElement
  const answer = (detail: unknown) => document.dispatchEvent(new CustomEvent('awsAnalytics', { detail }))

  beforeEach(() => visit('/shop/', LIVE + LIVE))

  test('[S44] search analytics: an answer of the box is told, with the page view that it counts as (row 81)', () => {
    answer({ term: 'cup', form: box(), hasResults: true })
    expect(events()).toEqual(['AWS search', 'aws_search', 'page_view'])
    expect(gtag).toHaveBeenLastCalledWith('event', 'page_view', {
      page_path: '/?s=ajax-search%3Acup',
      page_title: 'AWS search',
    })
  })

  test('[S44] search analytics: an answer without a find is told as such (row 82)', () => {
    answer({ term: 'cup', form: [box(1)], hasResults: false })
    expect(events()).toEqual(['AWS search', 'aws_search', 'aws_search_no_results', 'page_view'])
  })

  test.each([
    ['of another box', () => ({ term: 'cup', form: document.body, hasResults: true })],
    ['of no box', () => ({ term: 'cup', hasResults: true })],
    ['without a term', () => ({ form: box(), hasResults: true })],
    ['that is none', () => null],
  ])('[S44] search analytics: an answer %s tells nothing', (_, detail) => {
    answer(detail())
    expect(gtag).not.toHaveBeenCalled()
  })

  test('[S44] search analytics: a box without analytics tells nothing (row 83)', () => {
    visit('/shop/', LIVE.replace('"true"', '""'))
    answer({ term: 'cup', form: box(), hasResults: true })
    expect(gtag).not.toHaveBeenCalled()
  })

  test('[S44] search analytics: nothing is told once the box is gone', () => {
    document.body.innerHTML = LIVE
    const unmount = mount(box(), fakePage())
    unmount()
    answer({ term: 'cup', form: box(), hasResults: true })
    expect(gtag).not.toHaveBeenCalled()
  })
})
