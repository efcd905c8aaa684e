import { asOurs } from '../../../legacy-shims/globals/ours'
import { provideGlobal } from '../../../legacy-shims/globals/provide-global'
import { memberOf } from '../../../src/dom/member'
import type { Page } from '../../../src/page/page'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import type { Unmount } from '../../../src/runtime/island'
import { initContactForm } from './init'
import { validate } from './live-validation'
import { reset } from './reset'
import { readRestConfig, siteObject } from './site'
import { provideSpamTokens } from './spam-token'
import { type SubmitOptions, submit } from './submit'

const shareGlobals = sharedByHosts(createGlobals)

/**
 * Puts `init`, `submit`, `reset`, `validate` and `schemas` on the site's `wpcf7`, once per page however often it is
 * asked for, and the spam tokens around `submit` (contract 07 §A2, §C).
 * @returns undefined where the site tells no REST address: nothing can be sent but by the browser
 */
export function provideGlobals(page: Page): Unmount | undefined {
  return readRestConfig(page.window) && shareGlobals(page).release
}

function createGlobals(page: Page) {
  const { window } = page
  const api = readRestConfig(window)
  const known = siteObject(window)
  const site = known ?? { api }
  const takeBack = known ? () => {} : provideGlobal(window, 'wpcf7', site)
  const forms = createForms(page)
  const stopAll = [
    forms.unmount,
    takeBack,
    ...Object.entries(forms.functions).map(([name, value]) => add(site, name, value)),
  ]
  const stopTokens = provideSpamTokens(page)
  return {
    dispose() {
      stopTokens()
      for (const stop of stopAll) stop()
    },
  }
}

/** What others call: popups `init`, the payment and token scripts `submit`. */
function createForms(page: Page) {
  const started = new Map<HTMLFormElement, Unmount>()
  /** Popups make a form anew each time: those that have gone are not kept. */
  function letGo(matches: (form: HTMLFormElement) => boolean) {
    for (const [form, unmount] of started) {
      if (!matches(form)) continue
      started.delete(form)
      unmount()
    }
  }
  const functions = {
    init(form: unknown) {
      letGo((other) => !memberOf(other, 'isConnected'))
      const unmount = isForm(form) ? initContactForm(form, page) : undefined
      if (isForm(form) && unmount) started.set(form, unmount)
    },
    submit: asOurs(async (form: unknown, options?: SubmitOptions) => {
      if (isForm(form)) await submit(form, options ?? {}, page)
    }),
    reset: async (form: unknown) => {
      if (isForm(form)) await reset(form, page)
    },
    validate(form: unknown, { target, scope }: { readonly target?: unknown; readonly scope?: unknown } = {}) {
      if (!isForm(form)) return
      validate(form, target instanceof Element ? target : undefined, scope instanceof Element ? scope : form)
    },
    schemas: new Map(),
  }
  return { functions, unmount: () => letGo(() => true) }
}

/** What the object has already comes first, as it did. */
function add(site: Record<string, unknown>, name: string, value: unknown): Unmount {
  if (site[name] !== undefined) return () => {}
  Reflect.set(site, name, value)
  return () => {
    if (site[name] === value) Reflect.deleteProperty(site, name)
  }
}

const isForm = (value: unknown): value is HTMLFormElement => value instanceof HTMLFormElement
