import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { restoreChoices, saveChoices } from './saved-choices'

const selects = () => [...document.querySelectorAll('select')]
const values = () => selects().map(({ value }) => value)
const come = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])

beforeEach(() => {
  const options = '<option value=""></option><option value="gold"></option><option value="silver"></option>'
  document.body.innerHTML = `<select id="101_a">${options}</select><select id="101_b" disabled>${options}</select>`
  history.replaceState(null, '')
})
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '')
})

function choose(...chosen: string[]) {
  for (const [index, select] of selects().entries()) select.value = chosen[index] ?? ''
}

describe('[S34] saved choices', () => {
  test('[S34] saved choices: they are restored on a return, with change events', () => {
    choose('gold', 'silver')
    saveChoices(window, selects())
    choose('', '')
    come('back_forward')
    const told = vi.fn()
    document.addEventListener('change', told)
    restoreChoices(window, selects())
    document.removeEventListener('change', told)
    expect(values()).toEqual(['gold', 'silver'])
    expect(told).toHaveBeenCalledTimes(2)
  })

  test.each(['navigate', 'reload'])('[S34] saved choices: not by %s', (type) => {
    choose('gold')
    saveChoices(window, selects())
    choose('')
    come(type)
    restoreChoices(window, selects())
    expect(values()).toEqual(['', ''])
  })

  test('[S34] saved choices: a select with a value keeps it; an option that is no longer offered is ignored', () => {
    choose('gold', 'gold')
    saveChoices(window, selects())
    choose('silver', '')
    document.querySelector('[id="101_b"] [value="gold"]')?.remove()
    come('back_forward')
    restoreChoices(window, selects())
    expect(values()).toEqual(['silver', ''])
  })

  test('[S34] saved choices: two forms on a page save their choices side by side', () => {
    choose('gold', 'silver')
    const [first, second] = selects() as [HTMLSelectElement, HTMLSelectElement]
    saveChoices(window, [first])
    saveChoices(window, [second])
    choose('', '')
    come('back_forward')
    restoreChoices(window, selects())
    expect(values()).toEqual(['gold', 'silver'])
  })

  test('[S34] saved choices: the state of other scripts is kept', () => {
    history.replaceState({ theirs: 1 }, '')
    choose('gold')
    saveChoices(window, selects())
    expect(history.state).toEqual({
      theirs: 1,
      'laurel:options': { '101_a': 'gold', '101_b': '' },
    })
    history.replaceState('theirs', '')
    saveChoices(window, selects())
    expect(history.state).toBe('theirs')
    come('back_forward')
    restoreChoices(window, selects())
  })

  test.each([
    null,
    'x',
    7,
    { 'laurel:options': null },
    { 'laurel:options': 'gold' },
    { 'laurel:options': { '101_a': 7 } },
  ])('[S34] saved choices: %j is nothing', (state) => {
    history.replaceState(state, '')
    come('back_forward')
    restoreChoices(window, selects())
    expect(values()).toEqual(['', ''])
  })

  test('[S34] saved choices: a browser that refuses to save causes no error', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError')
    })
    expect(() => saveChoices(window, selects())).not.toThrow()
  })
})
