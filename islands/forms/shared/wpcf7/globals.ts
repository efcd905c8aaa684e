import { asOurs } from '../../../../legacy-shims/globals/ours'
import { provideGlobal } from '../../../../legacy-shims/globals/provide-global'
import { memberOf } from '../../../../src/dom/member'
import type { OwnScope, Scope } from '../../../../src/page/scope'
import { sharedByHosts } from '../../../../src/page/shared-by-hosts'
import { initContactForm } from './init'
import { validate } from './live-validation'
import { reset } from './reset'
import { readRestConfig, siteObject } from './site'
import { provideSpamTokens } from './spam-token'
import { type SubmitOptions, submit } from './submit'

const shareGlobals = sharedByHosts(createGlobals)

/**
 * Adds `init`, `submit`, `reset`, `validate` and `schemas` to the global `wpcf7` once per page, and the spam
 * token to `submit` (contract 07 A2 and C1).
 * @returns false without a usable REST address: the browser sends the forms then
 */
export function provideGlobals(scope: Scope): boolean {
  if (!readRestConfig(scope.window)) return false
  shareGlobals(scope)
  return true
}

function createGlobals(scope: Scope): void {
  const { window } = scope
  const api = readRestConfig(window)
  const known = siteObject(window)
  const site = known ?? { api }
  if (!known) scope.add(provideGlobal(window, 'wpcf7', site))
  for (const [name, value] of Object.entries(createFunctions(scope))) {
    // Functions that another script has put there take precedence.
    if (site[name] !== undefined) continue
    Reflect.set(site, name, value)
    scope.add(() => {
      if (site[name] === value) Reflect.deleteProperty(site, name)
    })
  }
  provideSpamTokens(scope)
}

/** Popups call `init`, the payment and token scripts call `submit`. */
function createFunctions(scope: Scope) {
  const started = new Map<HTMLFormElement, OwnScope>()
  return {
    init(form: unknown) {
      // Popups create a new form each time: the removed ones are disposed.
      for (const [other, { dispose }] of started) {
        if (memberOf(other, 'isConnected')) continue
        started.delete(other)
        dispose()
      }
      if (!isForm(form)) return
      const own = scope.child()
      if (initContactForm(own, form)) started.set(form, own)
      else own.dispose()
    },
    submit: asOurs(async (form: unknown, options?: SubmitOptions) => {
      if (isForm(form)) await submit(form, options ?? {}, scope)
    }),
    reset: async (form: unknown) => {
      if (isForm(form)) await reset(form, scope)
    },
    validate(form: unknown, { target, scope }: { readonly target?: unknown; readonly scope?: unknown } = {}) {
      if (!isForm(form)) return
      validate(form, target instanceof Element ? target : undefined, scope instanceof Element ? scope : form)
    },
    schemas: new Map(),
  }
}

const isForm = (value: unknown): value is HTMLFormElement => value instanceof HTMLFormElement
