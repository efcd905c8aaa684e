import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepChoices, restoreChoices } from './kept-choices'

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

describe('[S34] kept choices', () => {
  test('[S34] kept choices: they come back with the page, and are told', () => {
    choose('gold', 'silver')
    keepChoices(window, selects())
    choose('', '')
    come('back_forward')
    const told = vi.fn()
    document.addEventListener('change', told)
    restoreChoices(window, selects())
    document.removeEventListener('change', told)
    expect(values()).toEqual(['gold', 'silver'])
    expect(told).toHaveBeenCalledTimes(2)
  })

  test.each(['navigate', 'reload'])('[S34] kept choices: not by %s', (type) => {
    choose('gold')
    keepChoices(window, selects())
    choose('')
    come(type)
    restoreChoices(window, selects())
    expect(values()).toEqual(['', ''])
  })

  test('[S34] kept choices: a choice that is there stays; one that is no longer offered is forgotten', () => {
    choose('gold', 'gold')
    keepChoices(window, selects())
    choose('silver', '')
    document.querySelector('[id="101_b"] [value="gold"]')?.remove()
    come('back_forward')
    restoreChoices(window, selects())
    expect(values()).toEqual(['silver', ''])
  })

  test('[S34] kept choices: two forms on a page keep theirs side by side', () => {
    choose('gold', 'silver')
    const [first, second] = selects() as [HTMLSelectElement, HTMLSelectElement]
    keepChoices(window, [first])
    keepChoices(window, [second])
    choose('', '')
    come('back_forward')
    restoreChoices(window, selects())
    expect(values()).toEqual(['gold', 'silver'])
  })

  test('[S34] kept choices: what others keep there stays theirs', () => {
    history.replaceState({ theirs: 1 }, '')
    choose('gold')
    keepChoices(window, selects())
    expect(history.state).toEqual({
      theirs: 1,
      'laurel:options': { '101_a': 'gold', '101_b': '' },
    })
    history.replaceState('theirs', '')
    keepChoices(window, selects())
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
  ])('[S34] kept choices: %j is nothing', (state) => {
    history.replaceState(state, '')
    come('back_forward')
    restoreChoices(window, selects())
    expect(values()).toEqual(['', ''])
  })

  test('[S34] kept choices: a browser that refuses does not matter', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError')
    })
    expect(() => keepChoices(window, selects())).not.toThrow()
  })
})
