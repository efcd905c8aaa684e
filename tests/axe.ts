import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
}

export interface AxeOptions {
  /** Rules to leave out. */
  readonly without?: readonly string[]
  /** A selector of what to leave out within the parts. */
  readonly except?: string
  /** Name elements by a selector instead of their markup, for comparing a page before and after laurel changes it. */
  readonly bySelector?: boolean
}

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/**
 * The violations that axe finds in parts of a page, one line for each element.
 * @param parts selectors, each of which must match; without any the whole page
 */
export async function findings(
  page: Page,
  parts: string | readonly string[] = [],
  { without = [], except, bySelector = false }: AxeOptions = {},
): Promise<string[]> {
  // A page has it once: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(SCRIPT, 'utf8'))
  const options: RunOptions = {
    // Passed rules and unused selectors cost much time. Frames are other pages.
    resultTypes: ['violations'],
    selectors: bySelector,
    iframes: false,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  const include = [parts].flat().map((part) => [part])
  const context = {
    include: include.length > 0 ? include : [['html']],
    exclude: except ? [[except]] : [],
  }
  const violations = await page.evaluate(
    async (run) => {
      const results = await window.axe?.run(run.context, run.options)
      if (!results) throw new Error('axe is missing in the page')
      return results.violations
    },
    { context, options },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${bySelector ? target.join(' ') : html.slice(0, 160)}`),
  )
}
