import { asOurs } from '../../../legacy-shims/globals/ours'
import { provideGlobal } from '../../../legacy-shims/globals/provide-global'
import { memberOf } from '../../../src/dom/member'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { initContactForm } from './init'
import { validate } from './live-validation'
import { reset } from './reset'
import { readRestConfig, siteObject } from './site'
import { provideSpamTokens } from './spam-token'
import { type SubmitOptions, submit } from './submit'

const shareGlobals = sharedByHosts(createGlobals)

/**
 * Puts `init`, `submit`, `reset`, `validate` and `schemas` on the site's `wpcf7`, once per page however often it is
 * asked for, and the spam tokens around `submit` (contract 07 A2 and C1).
 * @returns false where the site tells no REST address: nothing can be sent but by the browser
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
    // What the object has already comes first, as it did.
    if (site[name] !== undefined) continue
    Reflect.set(site, name, value)
    scope.add(() => {
      if (site[name] === value) Reflect.deleteProperty(site, name)
    })
  }
  provideSpamTokens(scope)
}

/** What others call: popups `init`, the payment and token scripts `submit`. */
function createFunctions(scope: Scope) {
  const started = new Map<HTMLFormElement, OwnScope>()
  return {
    init(form: unknown) {
      // Popups make a form anew each time: those that have gone are not kept.
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
