import { describe, expect, it } from 'vitest'
import { islands } from '../islands'

/** Narrows an element down, innermost brackets first. */
const CONDITION = /\([^()]*\)|\[[^\]]*\]/g

const plainOf = (selector: string): string => {
  const plain = selector.replace(CONDITION, '')
  return plain === selector ? plain : plainOf(plain)
}
const alternativesOf = (selector: string) => plainOf(selector).split(',')

/** Browsers look these up by themselves: one selector without conditions, and the page's body. */
const isQuick = (selector: string) => !/[,:]/.test(selector) || selector.startsWith('body')

/** Their selectors are the site's: nobody knows what they name. */
const SITES_OWN = ['home-carousel']

const soughtAtLoad = islands.filter(({ wake }) => ['now', 'early', 'visible'].includes(wake))

describe('[X01] names of what is sought while the page loads', () => {
  it.each(
    soughtAtLoad
      .filter(({ name, selector }) => !isQuick(selector) && !SITES_OWN.includes(name))
      .map((island) => [island.name, island] as const),
  )('[X01] names: %s has one for each alternative', (_, { selector, names = [] }) => {
    const nameless = alternativesOf(selector).filter(
      (alternative) => !names.some((name) => alternative.split(/(?=[.#:])|[\s>+~]+/).includes(name)),
    )

    expect(nameless).toEqual([])
  })

  it('[X01] names: nobody else tells any', () => {
    const quick = islands.filter((island) => !soughtAtLoad.includes(island) || isQuick(island.selector))

    expect(quick.filter(({ names }) => names)).toEqual([])
  })
})
