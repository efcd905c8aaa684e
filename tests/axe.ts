import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export interface AxeOptions {
  /** Rules to leave out. */
  readonly without?: readonly string[]
  /** A selector of what to leave out within the parts. */
  readonly except?: string
  /** Name elements by a selector instead of their markup, for comparing a page before and after laurel changes it. */
  readonly bySelector?: boolean
}

/**
 * The violations that axe finds in parts of a page, one line for each element.
 * @param parts selectors, each of which must match; without any the whole page
 */
export async function findings(
  page: Page,
  parts: string | readonly string[] = [],
  { without = [], except, bySelector = false }: AxeOptions = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Neither what passes nor unused selectors: both cost much time. What a frame shows is a page of its own.
    .options({ resultTypes: ['violations'], selectors: bySelector, iframes: false })
    .disableRules([...without])
    // Otherwise axe opens a page to join the results of frames.
    .setLegacyMode()
  for (const part of [parts].flat()) axe.include(part)
  if (except) axe.exclude(except)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${bySelector ? target.join(' ') : html.slice(0, 160)}`),
  )
}
