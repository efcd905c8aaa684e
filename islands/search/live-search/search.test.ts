import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer } from './answer'
import {
  isField,
  isOverlay,
  type Place,
  reduceSearch,
  type Search,
  type SearchAction,
  type SearchRules,
  startSearch,
} from './search'

const RULES: SearchRules = { minChars: 1, ajaxSearch: true }
const FROM_THREE: SearchRules = { ...RULES, minChars: 3 }
const WITHOUT_AJAX: SearchRules = { ...RULES, ajaxSearch: false }

const answerFor = (title: string): Answer => ({
  notices: [title],
  topResults: [],
  terms: [],
  products: [],
  cut: 0,
  response: {},
})
const CUPS = answerFor('cups')

const typed = (value: string): SearchAction => ({ type: 'typed', value })
const forced = (term: string): SearchAction => ({ type: 'forced', term })
const searched = (value: string): SearchAction => ({ type: 'searched', value })
const answered = (term: string, answer = answerFor(term)): SearchAction => ({
  type: 'answered',
  term,
  answer,
})
const failed = (term: string): SearchAction => ({ type: 'failed', term })
const focused = (value: string): SearchAction => ({ type: 'focused', value })
const highlighted = (row: number | null): SearchAction => ({ type: 'highlighted', row })
const moved = (by: 1 | -1, rows: number): SearchAction => ({ type: 'moved', by, rows })
const WAITED: SearchAction = { type: 'waited' }
const CLEARED: SearchAction = { type: 'cleared' }
const DISMISSED: SearchAction = { type: 'dismissed' }
const BLURRED: SearchAction = { type: 'blurred' }
const OVERLAID: SearchAction = { type: 'overlaid' }
const UNCOVERED: SearchAction = { type: 'uncovered' }

const go = (search: Search, rules: SearchRules, ...actions: SearchAction[]) =>
  actions.reduce((state, action) => reduceSearch(state, action, rules), search)
const searchAfter = (...actions: SearchAction[]) => go(startSearch(''), RULES, ...actions)
/** The whole way of a term that is requested and answered. */
const found = (term: string, answer?: Answer) => [typed(term), WAITED, answered(term, answer)]
const shownTerm = ({ list }: Search) => (list.is === 'shown' ? list.found.term : null)

describe('[S40] search: typing', () => {
  test('[S40] search: a box starts idle', () => {
    expect(startSearch('')).toEqual({
      term: '',
      failed: false,
      request: { is: 'none' },
      list: { is: 'empty' },
      active: false,
      place: 'elsewhere',
      cache: new Map(),
    })
  })

  test('[S40] search: a term waits at once, and is requested when the wait is over (row 4)', () => {
    const waiting = searchAfter(typed('cup'))
    expect(waiting).toMatchObject({
      term: 'cup',
      request: { is: 'waiting', term: 'cup' },
      list: { is: 'empty' },
      active: false,
    })
    expect(go(waiting, RULES, WAITED).request).toEqual({ is: 'processing', term: 'cup' })
  })

  test('[S40] search: each key starts the wait anew (row 7)', () => {
    const keys = [
      searchAfter(typed('c')),
      searchAfter(typed('c'), typed('cu')),
      searchAfter(typed('c'), typed('cu'), typed('cup')),
    ]
    expect(keys.map(({ request }) => request)).toEqual([
      { is: 'waiting', term: 'c' },
      { is: 'waiting', term: 'cu' },
      { is: 'waiting', term: 'cup' },
    ])
  })

  test('[S40] search: the term is normalised (row 8)', () => {
    const search = searchAfter(typed('  gold   star\tcup '))
    expect(search).toMatchObject({ term: 'gold star cup', request: { term: 'gold star cup' } })
  })

  test.each([
    ['waiting', [typed('cup')]],
    ['processing', [typed('cup'), WAITED]],
    ['shown', found('cup')],
    ['dismissed', [...found('cup'), DISMISSED]],
  ])('[S40] search: a value that comes to the same term changes nothing while %s', (_, actions) => {
    const search = searchAfter(...actions)
    expect(go(search, RULES, typed(' cup '))).toBe(search)
  })

  test('[S40] search: what the server has printed is not searched until it changes (row 60)', () => {
    const search = startSearch(' gold  cup ')
    expect(go(search, RULES, typed('gold cup'))).toBe(search)
    expect(go(search, RULES, focused('gold cup'))).toMatchObject({
      place: 'field',
      request: { is: 'none' },
      list: { is: 'empty' },
      active: false,
    })
    expect(go(search, RULES, typed('gold cups')).request).toEqual({ is: 'waiting', term: 'gold cups' })
  })

  test('[S40] search: a wait that is over without a term to ask for changes nothing', () => {
    for (const search of [searchAfter(), searchAfter(typed('cup'), WAITED), searchAfter(...found('cup'))]) {
      expect(go(search, RULES, WAITED)).toBe(search)
    }
  })

  test.each([
    ['waiting', [typed('cup')]],
    ['processing', [typed('cup'), WAITED]],
    ['shown', found('cup')],
    ['shown while the next is requested', [...found('cup'), typed('cups'), WAITED]],
    ['failed', [typed('cup'), WAITED, failed('cup')]],
  ])('[S40] search: an emptied field ends everything when %s (row 12)', (_, actions) => {
    const search = searchAfter(...actions, typed(' '))
    expect(search).toMatchObject({
      term: '',
      failed: false,
      request: { is: 'none' },
      list: { is: 'empty' },
      active: false,
    })
  })

  test('[S40] search: rows stay while the next term is requested', () => {
    const search = searchAfter(...found('cup'), typed('cups'), WAITED)
    expect(search).toMatchObject({ term: 'cups', request: { is: 'processing', term: 'cups' }, active: true })
    expect(shownTerm(search)).toBe('cup')
  })
})

describe('[S40] search: shortest terms', () => {
  test('[S40] search: a term that is too short asks nothing and empties the list (row 13)', () => {
    const search = go(startSearch(''), FROM_THREE, typed('cu'))
    expect(search).toMatchObject({
      term: 'cu',
      request: { is: 'none' },
      list: { is: 'empty' },
      active: false,
    })
    expect(go(search, FROM_THREE, typed('cup')).request.is).toBe('waiting')
  })

  test('[S40] search: back to a short term ends the wait (row 14)', () => {
    const search = go(startSearch(''), FROM_THREE, typed('cup'), typed('cu'))
    expect(search.request).toEqual({ is: 'none' })
  })

  test('[S40] search: a short term takes the rows away, and the clear button stays', () => {
    const search = go(startSearch(''), FROM_THREE, ...found('cup'), typed('cu'))
    expect(search).toMatchObject({ list: { is: 'empty' }, active: true, request: { is: 'none' } })
  })

  test('[S40] search: a short term that was answered is shown: the cache is asked first', () => {
    const search = go(go(startSearch(''), RULES, ...found('cu')), FROM_THREE, typed('cup'), typed('cu'))
    expect(shownTerm(search)).toBe('cu')
  })

  test('[S40] search: the length is the one of the normalised term, in UTF-16 units', () => {
    expect(go(startSearch(''), FROM_THREE, typed(' c  ')).request.is).toBe('none')
    expect(go(startSearch(''), FROM_THREE, typed('c  u')).request.is).toBe('waiting')
    expect(go(startSearch(''), { ...RULES, minChars: 2 }, typed('🏆')).request.is).toBe('waiting')
  })
})

describe('[S40] search: answers', () => {
  test('[S40] search: an answer ends the request, and shows fresh', () => {
    expect(searchAfter(...found('cup', CUPS))).toMatchObject({
      request: { is: 'none' },
      list: { is: 'shown', found: { term: 'cup', answer: CUPS, isFresh: true }, highlight: null },
      active: true,
    })
  })

  test('[S40] search: a term that was answered shows at once, without a request (row 10)', () => {
    const search = searchAfter(...found('cup', CUPS), ...found('cups'), typed('cup'))
    expect(search).toMatchObject({
      request: { is: 'none' },
      list: { is: 'shown', found: { term: 'cup', answer: CUPS, isFresh: false }, highlight: null },
      active: true,
    })
  })

  test('[S40] search: a term from the cache ends the wait for another', () => {
    expect(searchAfter(...found('cup'), typed('cups'), typed('cup'))).toMatchObject({
      request: { is: 'none' },
      list: { is: 'shown', found: { term: 'cup' } },
    })
  })

  test.each([99, 100, 101, 250])('[S40] search: of %s terms the newest hundred are remembered', (count) => {
    const terms = Array.from({ length: count }, (_, index) => `cup ${index}`)
    const search = searchAfter(...terms.flatMap((term) => found(term)))
    expect([...search.cache.keys()]).toEqual(terms.slice(-100))
    expect(go(search, RULES, typed(`cup ${count - 99}`)).list).toMatchObject({ found: { isFresh: false } })
  })

  test('[S40] search: a term that is answered again is among the newest', () => {
    const terms = Array.from({ length: 100 }, (_, index) => `cup ${index}`)
    const search = searchAfter(
      ...terms.map((term) => answered(term)),
      answered('cup 0', CUPS),
      answered('medal'),
    )
    expect([...search.cache.keys()]).toEqual([...terms.slice(2), 'cup 0', 'medal'])
    expect(search.cache.get('cup 0')).toBe(CUPS)
  })

  test('[S44] search: an answer that comes too late is kept for its term, and not shown (row 94)', () => {
    const late = searchAfter(typed('cup'), WAITED, typed('cups'), WAITED, answered('cup', CUPS))
    expect(late).toMatchObject({ request: { is: 'processing', term: 'cups' }, list: { is: 'empty' } })
    const then = go(late, RULES, answered('cups'))
    expect(shownTerm(then)).toBe('cups')
    expect(go(then, RULES, typed('cup')).list).toMatchObject({ is: 'shown', found: { answer: CUPS } })
  })

  test.each([
    ['the field is empty by then', [typed('cup'), WAITED, typed('')]],
    ['the box was cleared', [typed('cup'), WAITED, CLEARED]],
    ['the same term waits anew', [typed('cup'), WAITED, typed('cups'), typed('cup')]],
    ['another term was forced', [typed('cup'), WAITED, forced('medal')]],
    ['it was not requested yet', [typed('cup')]],
    [
      'it was forced, but another is requested',
      [typed('cup'), WAITED, typed('medal'), WAITED, forced('cup')],
    ],
  ])('[S44] search: an answer shows nothing when %s (row 57)', (_, actions) => {
    const before = searchAfter(...actions)
    const search = go(before, RULES, answered('cup'))
    expect({ ...search, cache: null }).toEqual({ ...before, cache: null })
    expect(search.cache.has('cup')).toBe(true)
  })

  test('[S40] search: an answer shows although the visitor clicked elsewhere meanwhile', () => {
    expect(shownTerm(searchAfter(typed('cup'), WAITED, DISMISSED, answered('cup')))).toBe('cup')
  })

  test.each(['length', 'hasOwnProperty', '__proto__', 'constructor', 'toString', 'size'])(
    '[S44] search: "%s" is a term like any other (row 52)',
    (term) => {
      const search = searchAfter(...found(term))
      expect(searchAfter(typed(term)).request).toEqual({ is: 'waiting', term })
      expect(shownTerm(search)).toBe(term)
      expect(shownTerm(go(search, RULES, ...found('cup')))).toBe('cup')
      expect(shownTerm(go(search, RULES, ...found('cup'), typed(term)))).toBe(term)
    },
  )
})

describe('[S44] search: failures', () => {
  const FAILED = searchAfter(...found('cup'), typed('cups'), WAITED, failed('cups'))

  test('[S44] search: a failure ends the request and leaves the rows as they were (rows 41, 42)', () => {
    expect(FAILED).toMatchObject({ request: { is: 'none' }, failed: true, term: 'cups', active: true })
    expect(shownTerm(FAILED)).toBe('cup')
  })

  test('[S44] search: it is not remembered, and the same term may be tried again', () => {
    expect([...FAILED.cache.keys()]).toEqual(['cup'])
    const again = go(FAILED, RULES, typed('cups'))
    expect(again).toMatchObject({ request: { is: 'waiting', term: 'cups' }, failed: false })
    expect(go(again, RULES, typed('cups'))).toBe(again)
    expect(shownTerm(go(again, RULES, WAITED, answered('cups')))).toBe('cups')
  })

  test('[S44] search: a term that was answered shows after another has failed', () => {
    expect(go(FAILED, RULES, typed('cup'))).toMatchObject({ failed: false, list: { found: { term: 'cup' } } })
  })

  test.each([
    ['another term is requested', [typed('cups'), WAITED]],
    ['another term waits', [typed('cups')]],
    ['the same term waits anew', [typed('cups'), typed('cup')]],
    ['it was answered', [answered('cup')]],
    ['another term was forced', [forced('cups')]],
    ['it was forced, but another is requested', [typed('cups'), WAITED, forced('cup')]],
  ])('[S44] search: a failure that comes late changes nothing when %s', (_, actions) => {
    const search = searchAfter(typed('cup'), WAITED, ...actions)
    expect(go(search, RULES, failed('cup'))).toBe(search)
  })
})

describe('[S40] search: clearing', () => {
  test.each([
    ['waiting', [typed('cup')]],
    ['processing', [typed('cup'), WAITED]],
    ['shown', found('cup')],
    ['hidden', [...found('cup'), DISMISSED]],
    ['failed', [typed('cup'), WAITED, failed('cup')]],
  ])('[S40] search: the clear button ends everything while %s (row 57)', (_, actions) => {
    expect(searchAfter(...actions, CLEARED)).toMatchObject({
      term: '',
      failed: false,
      request: { is: 'none' },
      list: { is: 'empty' },
      active: false,
    })
  })

  test('[S40] search: the same term once more shows again, from the cache (row 58)', () => {
    expect(searchAfter(...found('cup'), CLEARED, typed('cup'))).toMatchObject({
      request: { is: 'none' },
      list: { is: 'shown', found: { term: 'cup', isFresh: false } },
      active: true,
    })
  })

  test('[S40] search: a term that was under way when it was cleared is requested again', () => {
    expect(searchAfter(typed('cup'), WAITED, CLEARED, typed('cup')).request).toEqual({
      is: 'waiting',
      term: 'cup',
    })
  })
})

describe('[S40] search: focus and clicks elsewhere', () => {
  test('[S40] search: a click elsewhere hides the rows, and focus shows them again (row 54)', () => {
    const hidden = searchAfter(...found('cup'), highlighted(1), DISMISSED)
    expect(hidden).toMatchObject({
      term: 'cup',
      list: { is: 'hidden', found: { term: 'cup' } },
      active: false,
    })
    expect(go(hidden, RULES, DISMISSED)).toBe(hidden)
    expect(go(hidden, RULES, focused('cup'))).toMatchObject({
      request: { is: 'none' },
      list: { is: 'shown', found: { term: 'cup' }, highlight: null },
      active: true,
      place: 'field',
    })
  })

  test('[S40] search: rows shown again are the same object, so no event is dispatched again', () => {
    const shown = searchAfter(...found('cup'))
    const back = go(shown, RULES, DISMISSED, focused('cup'))
    if (shown.list.is !== 'shown' || back.list.is !== 'shown') throw new Error('not shown')
    expect(back.list.found).toBe(shown.list.found)
  })

  test('[S40] search: a click elsewhere ends no request', () => {
    expect(searchAfter(typed('cup'), WAITED, DISMISSED).request).toEqual({ is: 'processing', term: 'cup' })
    const rows = searchAfter(...found('cup'), typed('cups'), WAITED, DISMISSED)
    expect(rows).toMatchObject({ request: { is: 'processing', term: 'cups' }, list: { is: 'hidden' } })
  })

  test('[S40] search: focus on rows that show keeps them, highlight included', () => {
    const search = searchAfter(...found('cup'), highlighted(2), focused('cup'))
    expect(search.list).toMatchObject({ is: 'shown', highlight: 2 })
  })

  test.each([
    ['shown', []],
    ['hidden', [DISMISSED]],
    ['shown while the next is requested', [typed('cups'), WAITED]],
  ])(
    '[S40] search: a field that a script has emptied resets the box when rows are %s (row 59)',
    (_, actions) => {
      const search = searchAfter(...found('cup'), ...actions, focused(' '))
      expect(search).toMatchObject({
        term: '',
        request: { is: 'none' },
        list: { is: 'empty' },
        active: false,
        place: 'field',
      })
      expect(go(search, RULES, typed('cup')).list).toMatchObject({ is: 'shown', found: { isFresh: false } })
    },
  )

  test('[S40] search: a failure is forgotten with a field that a script has emptied', () => {
    expect(searchAfter(typed('cup'), WAITED, failed('cup'), focused('')).failed).toBe(false)
  })

  test.each([
    ['another value that a script has put there', [DISMISSED], 'medal'],
    ['a term that is still on its way', [DISMISSED, typed('cups'), WAITED], 'cups'],
    ['a term that was forced', [DISMISSED, forced('cups')], 'cups'],
    ['a term whose rows belong to another value', [DISMISSED, forced('medal')], 'cup'],
  ])('[S40] search: old rows do not come back under %s', (_, actions, value) => {
    const before = searchAfter(...found('cup'), ...actions)
    const search = go(before, RULES, focused(value))
    expect(search).toEqual({ ...before, place: 'field' })
  })

  test('[S40] search: focus and blur are the place alone (row 53)', () => {
    const shown = searchAfter(...found('cup'))
    expect(go(shown, RULES, focused('cup'), BLURRED)).toEqual(shown)
    expect(go(shown, RULES, focused('cup')).place).toBe('field')
  })
})

describe('[S40] search: without live search', () => {
  const visit = (...actions: SearchAction[]) => go(startSearch(''), WITHOUT_AJAX, ...actions)

  test('[S40] search: a term asks nothing and opens nothing, but can be cleared (row 80)', () => {
    const search = visit(typed('cup'))
    expect(search).toMatchObject({
      term: 'cup',
      request: { is: 'none' },
      list: { is: 'empty' },
      active: true,
    })
    expect(go(search, WITHOUT_AJAX, typed('')).active).toBe(false)
    expect(go(search, WITHOUT_AJAX, CLEARED)).toMatchObject({ term: '', active: false })
  })

  test('[S40] search: a click elsewhere takes the clear button away', () => {
    expect(visit(typed('cup'), DISMISSED).active).toBe(false)
  })
})

describe('[S44] search: forced terms', () => {
  test('[S44] search: the term is set at once, and searched a moment later (row 33)', () => {
    const search = searchAfter(forced(' 2024 '))
    expect(search).toMatchObject({ term: '2024', request: { is: 'none' } })
    expect(go(search, RULES, searched('2024')).request).toEqual({ is: 'waiting', term: '2024' })
  })

  test('[S44] search: typing that says the same meanwhile does not search twice', () => {
    const search = searchAfter(forced('cup'))
    expect(go(search, RULES, typed('cup'))).toBe(search)
  })

  test('[S44] search: a term is searched although it is the one in the field', () => {
    const search = searchAfter(typed('cup'), WAITED, searched('cup'))
    expect(search.request).toEqual({ is: 'waiting', term: 'cup' })
  })

  test('[S44] search: a term that was answered shows, as another showing', () => {
    const shown = searchAfter(...found('cup', CUPS))
    const again = go(shown, RULES, searched('cup'))
    expect(again.list).toMatchObject({ is: 'shown', found: { answer: CUPS, isFresh: false } })
    expect(again.list).not.toBe(shown.list)
  })

  test('[S44] search: a wait that ends first requests the typed term, but its answer is not shown', () => {
    const search = searchAfter(typed('cup'), forced('medal'), WAITED)
    expect(search.request).toEqual({ is: 'processing', term: 'cup' })
    expect(go(search, RULES, answered('cup')).list).toEqual({ is: 'empty' })
  })

  test('[S44] search: a forced search takes the term that the field holds at its end', () => {
    expect(searchAfter(forced('cup'), searched(' medal ')).request).toEqual({ is: 'waiting', term: 'medal' })
    expect(searchAfter(forced('cup'), searched(''))).toMatchObject({ term: '', request: { is: 'none' } })
  })
})

describe('[S42] search: highlight', () => {
  const SHOWN = searchAfter(...found('cup'))
  const highlightOf = ({ list }: Search) => (list.is === 'shown' ? list.highlight : 'none is shown')

  test('[S42] search: down leads through the rows, out of them and in again (row 65)', () => {
    const steps = [1, 2, 3, 4, 5, 6].map((count) =>
      highlightOf(go(SHOWN, RULES, ...Array.from({ length: count }, () => moved(1, 4)))),
    )
    expect(steps).toEqual([0, 1, 2, 3, null, 0])
  })

  test('[S42] search: up starts at the last row, and leads out before the first (rows 66, 68)', () => {
    const steps = [1, 2, 3, 4].map((count) =>
      highlightOf(go(SHOWN, RULES, ...Array.from({ length: count }, () => moved(-1, 3)))),
    )
    expect(steps).toEqual([2, 1, 0, null])
  })

  test('[S42] search: without rows nothing is highlighted', () => {
    expect(highlightOf(go(SHOWN, RULES, moved(1, 0)))).toBeNull()
    expect(highlightOf(go(SHOWN, RULES, moved(-1, 0)))).toBeNull()
  })

  test('[S42] search: a list that has become shorter loses a highlight beyond its end', () => {
    expect(highlightOf(go(SHOWN, RULES, highlighted(9), moved(-1, 3)))).toBeNull()
  })

  test('[S42] search: keys and pointer move the same one (row 69)', () => {
    const search = go(SHOWN, RULES, moved(1, 4), highlighted(2))
    expect(highlightOf(search)).toBe(2)
    expect(highlightOf(go(search, RULES, moved(1, 4)))).toBe(3)
    expect(highlightOf(go(search, RULES, highlighted(null)))).toBeNull()
    expect(go(search, RULES, highlighted(2))).toBe(search)
  })

  test.each([
    ['empty', searchAfter()],
    ['hidden', go(SHOWN, RULES, DISMISSED)],
  ])('[S42] search: in a list that is %s nothing is highlighted (row 67)', (_, search) => {
    expect(go(search, RULES, moved(1, 4))).toBe(search)
    expect(go(search, RULES, highlighted(1))).toBe(search)
  })

  test('[S42] search: new rows start without a highlight', () => {
    expect(highlightOf(go(SHOWN, RULES, moved(1, 4), ...found('cups')))).toBeNull()
    expect(highlightOf(go(SHOWN, RULES, moved(1, 4), ...found('cups'), moved(1, 4), typed('cup')))).toBeNull()
  })
})

describe('[S43] search: overlay', () => {
  test.each<[Place, SearchAction, Place]>([
    ['elsewhere', focused(''), 'field'],
    ['field', BLURRED, 'elsewhere'],
    ['field', OVERLAID, 'field in overlay'],
    ['elsewhere', OVERLAID, 'overlay'],
    ['overlay', focused(''), 'field in overlay'],
    ['field in overlay', BLURRED, 'overlay'],
    ['field in overlay', UNCOVERED, 'elsewhere'],
    ['overlay', UNCOVERED, 'elsewhere'],
    ['field in overlay', OVERLAID, 'field in overlay'],
    ['overlay', DISMISSED, 'overlay'],
  ])('[S43] search: from %s, %j leads to %s', (place, action, to) => {
    expect(go({ ...startSearch(''), place }, RULES, action).place).toBe(to)
  })

  test.each<[Place, boolean, boolean]>([
    ['elsewhere', false, false],
    ['field', true, false],
    ['overlay', false, true],
    ['field in overlay', true, true],
  ])('[S43] search: "%s" is in the field: %s, in the overlay: %s', (place, inField, inOverlay) => {
    expect([isField(place), isOverlay(place)]).toEqual([inField, inOverlay])
  })

  test('[S43] search: closing the overlay hides the rows and keeps the term (row 77)', () => {
    const open = searchAfter(OVERLAID, focused(''), ...found('cup'))
    expect(go(open, RULES, UNCOVERED)).toMatchObject({
      term: 'cup',
      list: { is: 'hidden', found: { term: 'cup' } },
      active: false,
      place: 'elsewhere',
    })
  })
})

describe('[S40] search: laws', () => {
  const ROWS = 5
  const aTerm = fc.constantFrom(
    '',
    ' ',
    'c',
    'cu',
    'cup',
    ' cup  ',
    'gold cup',
    '__proto__',
    'length',
    'constructor',
  )
  const anyAction: fc.Arbitrary<SearchAction> = fc.oneof(
    { weight: 4, arbitrary: aTerm.map(typed) },
    aTerm.map(searched),
    aTerm.map(forced),
    aTerm.map(focused),
    { weight: 4, arbitrary: fc.constant(WAITED) },
    { weight: 4, arbitrary: aTerm.map((term) => answered(term.trim(), answerFor(term))) },
    aTerm.map((term) => failed(term.trim())),
    fc.constantFrom(CLEARED, DISMISSED, BLURRED, OVERLAID, UNCOVERED),
    fc.constantFrom<1 | -1>(1, -1).map((by) => moved(by, ROWS)),
    fc.option(fc.nat(ROWS - 1)).map(highlighted),
  )
  const anyActions = fc.array(anyAction, { maxLength: 40 })
  const anyRules = fc.record({ minChars: fc.integer({ min: -1, max: 4 }), ajaxSearch: fc.boolean() })

  /** Goes through the actions and looks at each step. */
  function walk(
    actions: readonly SearchAction[],
    rules: SearchRules,
    look: (next: Search, before: Search, action: SearchAction) => void,
  ) {
    let search = startSearch('')
    for (const action of actions) {
      const next = reduceSearch(search, action, rules)
      look(next, search, action)
      search = next
    }
    return search
  }

  const law = (look: (next: Search, before: Search, action: SearchAction, rules: SearchRules) => void) =>
    fc.assert(
      fc.property(anyActions, anyRules, (actions, rules) => {
        walk(actions, rules, (next, before, action) => look(next, before, action, rules))
      }),
      { numRuns: 300 },
    )

  test('[S44] search: after any actions, only results of the current term are shown', () => {
    law((next, before) => {
      const known = before.list.is === 'shown' ? before.list.found : null
      if (next.list.is === 'shown' && next.list.found !== known) expect(next.list.found.term).toBe(next.term)
    })
  })

  test('[S44] search: after any actions, an answer to another term changes only the cache', () => {
    law((next, before, action) => {
      if (action.type !== 'answered' || action.term === before.term) return
      expect({ ...next, cache: null }).toEqual({ ...before, cache: null })
    })
  })

  test('[S40] search: after any actions, only terms of the minimum length are requested', () => {
    law(({ request }, _before, _action, { minChars, ajaxSearch }) => {
      if (request.is === 'none') return
      expect(ajaxSearch).toBe(true)
      expect(request.term).not.toBe('')
      expect(request.term.length).toBeGreaterThanOrEqual(minChars)
    })
  })

  test('[S40] search: without forced terms, the request is for the current term', () => {
    fc.assert(
      fc.property(anyActions, anyRules, (actions, rules) => {
        const own = actions.filter(({ type }) => type !== 'forced')
        walk(own, rules, ({ request, term }) => {
          if (request.is !== 'none') expect(request.term).toBe(term)
        })
      }),
    )
  })

  test('[S40] search: after any actions, an emptied box has no request and no list', () => {
    law((next, _, action) => {
      const empties = action.type === 'cleared' || (action.type === 'searched' && action.value.trim() === '')
      if (!empties) return
      expect(next).toMatchObject({ term: '', failed: false, request: { is: 'none' }, list: { is: 'empty' } })
      expect(next.active).toBe(false)
    })
  })

  test('[S40] search: after any actions, the box is active while a list is shown, and not while it is hidden', () => {
    law(({ list, active }) => {
      if (list.is !== 'empty') expect(active).toBe(list.is === 'shown')
    })
  })

  test('[S40] search: without live search there is never a list', () => {
    fc.assert(
      fc.property(anyActions, (actions) => {
        walk(actions, WITHOUT_AJAX, ({ list, request }) => {
          expect([list.is, request.is]).toEqual(['empty', 'none'])
        })
      }),
    )
  })

  test('[S42] search: after any actions, the highlight is an existing row or none', () => {
    law(({ list }) => {
      if (list.is !== 'shown' || list.highlight === null) return
      expect(list.highlight).toBeGreaterThanOrEqual(0)
      expect(list.highlight).toBeLessThan(ROWS)
    })
  })

  test('[S40] search: the cache has the latest answer of each term, the newest last', () => {
    law((next, before, action) => {
      const expected = [...before.cache].filter(
        ([term]) => action.type !== 'answered' || term !== action.term,
      )
      if (action.type === 'answered') expected.push([action.term, action.answer])
      expect([...next.cache]).toEqual(expected)
    })
  })

  test('[S40] search: a state is never changed in place', () => {
    const snapshot = (search: Search) => JSON.stringify({ ...search, cache: [...search.cache] })
    fc.assert(
      fc.property(anyActions, anyRules, (actions, rules) => {
        let search = startSearch('')
        for (const action of actions) {
          const before = snapshot(freeze(search))
          const next = reduceSearch(search, action, rules)
          expect(snapshot(search)).toBe(before)
          search = next
        }
      }),
    )
  })
})

/** Deeply; a map can still be changed, so its content has to be compared. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
