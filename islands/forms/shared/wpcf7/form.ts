import { closest, findAll } from '../../../../src/dom/query'
import type { FormSchema } from '../form-rules/schema'
import { lacksRoutes, schemasOf } from './site'
import { printedStatus, type Status } from './status'

/** The first version of the plugin with all three REST routes, and with `data-name` on the fields. */
const FIRST_VERSION = { major: 5, minor: 6 }

/** The public object `form.wpcf7` (contract 07 A4). */
export interface ContactForm {
  readonly id: number
  status: Status
  readonly pluginVersion: string
  readonly locale: string
  readonly unitTag: string
  readonly containerPost: number
  /** The `.wpcf7` around the form. */
  readonly parent: HTMLElement
  /** Undefined until it has been fetched. */
  readonly schema: FormSchema | undefined
  /** Set between a sent mail and the reset that follows it. */
  resetOnMailSent?: boolean
}

/** A form that laurel or the plugin's own script has initialised has the property. */
export type ContactFormElement = HTMLFormElement & { wpcf7?: ContactForm }

/**
 * Reads a printed form (contract 07 A3).
 * @returns undefined for a form without id, or outside `.wpcf7`
 */
export function readContactForm(form: HTMLFormElement): ContactForm | undefined {
  const parent = closest(form, '.wpcf7')
  const id = parent && absoluteInteger(namedInput(form, '_wpcf7')?.value ?? parent.dataset['wpcf7Id'])
  if (!id) return undefined
  const read = (name: string) => namedInput(form, name)?.value ?? ''
  return {
    id,
    status: printedStatus(form) ?? 'init',
    pluginVersion: read('_wpcf7_version'),
    locale: read('_wpcf7_locale'),
    unitTag: read('_wpcf7_unit_tag') || parent.id,
    containerPost: absoluteInteger(read('_wpcf7_container_post')),
    parent,
    get schema() {
      return schemasOf(window)?.get(id)
    },
  }
}

/**
 * Whether the browser sends the form by itself, because the plugin is older than its REST routes: by its
 * printed version, or because the server has answered so. A form without a version counts as new.
 */
export function isLeftToBrowser(form: HTMLFormElement): boolean {
  return isOlder(namedInput(form, '_wpcf7_version')?.value ?? '') || lacksRoutes(window)
}

function isOlder(version: string): boolean {
  const [, major, minor = '0'] = /^(\d+)(?:\.(\d+))?/.exec(version) ?? []
  if (major === undefined) return false
  const ahead = Number(major) - FIRST_VERSION.major || Number(minor) - FIRST_VERSION.minor
  return ahead < 0
}

export function namedInput(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  return namedInputs(form, name)[0]
}

/** A template may print a field twice; the server takes the last. Names may contain any character. */
export function namedInputs(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...findAll<HTMLInputElement>(form, 'input[name]')].filter((input) => input.name === name)
}

/** The elements around the fields: of all fields, or of the field with this name. */
export function fieldWraps(form: HTMLFormElement, field?: string): HTMLElement[] {
  const wraps = [...findAll(form, '.wpcf7-form-control-wrap[data-name]')]
  return field === undefined ? wraps : wraps.filter(({ dataset }) => dataset['name'] === field)
}

function absoluteInteger(text: string | undefined): number {
  return Math.abs(Number.parseInt(text ?? '', 10)) || 0
}
