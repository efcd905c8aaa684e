import type { Page } from '../../../../src/page/page'
import { isNoRoute, type Refusal } from '../../../../src/wire/rest'
import { WireError } from '../../../../src/wire/wire-error'
import type { ContactFormElement } from './form'
import { readRestConfig, schemasOf, setRoutesMissing } from './site'
import { fetchSchema } from './wire'

type Rules = typeof import('../form-rules/rules')

let rules: Rules | undefined

/** The code of the rules, which is loaded together with the first schema. */
export const loadedRules = (): Rules | undefined => rules

/**
 * Fetches the schema of a form, once for all forms with its id (contract 07 A5), and the code of the rules.
 * If that fails, fields are not validated on change; sending does not depend on it.
 */
export async function loadSchema(form: ContactFormElement, page: Page): Promise<void> {
  const id = form.wpcf7?.id
  const schemas = schemasOf(page.window)
  const config = readRestConfig(page.window)
  if (id === undefined || !schemas || !config) return
  const isKnown = schemas.has(id)
  if (!isKnown) schemas.set(id, undefined)
  const onRefused = (refusal: Refusal) => {
    if (isNoRoute(refusal)) setRoutesMissing(page.window)
  }
  try {
    if (!isKnown) schemas.set(id, await read(await fetchSchema(config, id, { onRefused })))
    // The schema was set by another script: only the rules are missing.
    else if (schemas.get(id)) await loadRules()
  } catch (error) {
    page.report(error)
  }
}

async function read(answer: unknown) {
  const { readSchema } = await loadRules()
  const schema = readSchema(answer)
  if (!schema) throw new WireError('unexpected', 'schema', answer)
  return schema
}

async function loadRules(): Promise<Rules> {
  rules ??= await import('../form-rules/rules')
  return rules
}
