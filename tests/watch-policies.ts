import type { BrowserContext } from '@playwright/test'
import { codeAt, type Place } from './code-at'
import type { Violation } from './violation'

/** The name by which pages tell. */
const TELL = 'tellViolation'

type Told = Omit<Violation, 'code'> & Place

/**
 * Listens on all pages of a context, also those that come later, to what their policies refuse.
 * @param heard gets what is heard
 */
export async function watchPolicies(context: BrowserContext, heard: Violation[]): Promise<void> {
  await context.exposeBinding(TELL, (_, { line, column, ...told }: Told) => {
    heard.push({ ...told, code: codeAt({ source: told.source, line, column }) })
  })
  await context.addInitScript((name) => {
    // Kept here: a page may give the name another meaning.
    const tell: unknown = Reflect.get(window, name)
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, sample, lineNumber, columnNumber }) => {
        const source = /^https?:/.test(sourceFile) ? new URL(sourceFile).pathname : sourceFile
        if (typeof tell !== 'function') return
        const place = { source, line: lineNumber, column: columnNumber }
        tell({ directive: effectiveDirective, blocked: blockedURI, sample, ...place })
      },
      true,
    )
  }, TELL)
}
