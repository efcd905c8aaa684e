import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export interface AxeOptions {
  /** Rules that others answer for. */
  readonly without?: readonly string[]
  /** What within the parts is not looked at. */
  readonly except?: string
}

/**
 * What axe has against parts of a page, one line for each element.
 * @param parts selectors; of several, each has to be there; the whole page without any
 */
export async function findings(
  page: Page,
  parts: string | readonly string[] = [],
  { without = [], except }: AxeOptions = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // What passes is not told of, and nothing by a selector.
    .options({ resultTypes: ['violations'], selectors: false })
    .disableRules([...without])
    // Without a page of its own to put the frames' results together; frames of other sites are not looked at.
    .setLegacyMode()
  for (const part of [parts].flat()) axe.include(part)
  if (except) axe.exclude(except)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
