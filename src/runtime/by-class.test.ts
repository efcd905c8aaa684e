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

/** Their selectors are the site's: nobody knows what they begin with. */
const SITES_OWN = ['home-carousel']

const soughtAtLoad = islands.filter(({ wake }) => ['now', 'early', 'visible'].includes(wake))

/** The class that it begins with, maybe after the name of an element. */
const BEGINS_WITH_CLASS = /^\s*\w*\.[\w-]+/

describe('[X01] what is sought while the page loads', () => {
  it.each(
    soughtAtLoad
      .filter(({ name, selector }) => !isQuick(selector) && !SITES_OWN.includes(name))
      .map((island) => [island.name, island] as const),
  )('[X01] %s is looked for by class: each alternative begins with one', (_, { selector, byClass }) => {
    const others = alternativesOf(selector).filter((alternative) => !BEGINS_WITH_CLASS.test(alternative))

    expect({ byClass, others }).toEqual({ byClass: true, others: [] })
  })

  it('[X01] nothing else is looked for by class', () => {
    const quick = islands.filter((island) => !soughtAtLoad.includes(island) || isQuick(island.selector))

    expect(quick.filter(({ byClass }) => byClass)).toEqual([])
  })
})
