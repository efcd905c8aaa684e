import { closest, findAll } from '../../../src/dom/query'
import type { FormSchema } from '../form-rules/schema'
import { lacksCalls, schemasOf } from './site'
import { printedStatus, type Status } from './status'

/** The first version of the plugin with all three calls, and with `data-name` at the fields. */
const FIRST_VERSION = { major: 5, minor: 6 }

/** What other scripts find at `form.wpcf7` (contract 07 A4); ids are absolute integers. */
export interface ContactForm {
  readonly id: number
  status: Status
  readonly pluginVersion: string
  readonly locale: string
  readonly unitTag: string
  readonly containerPost: number
  /** The `.wpcf7` around the form. */
  readonly parent: HTMLElement
  /** As fetched; undefined till then. */
  readonly schema: FormSchema | undefined
  /** From a sent mail to the reset that follows it. */
  resetOnMailSent?: boolean
}

/** A form that laurel, or the plugin's own script, has made its own carries its data. */
export type ContactFormElement = HTMLFormElement & { wpcf7?: ContactForm }

/**
 * Reads what the server prints of a form (contract 07 A3).
 * @returns undefined where it is no contact form, or does not say which one
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
 * Whether the browser is to send it: the plugin that has printed it is older than laurel's calls and markup, as it says
 * itself, or the server has said so. One that says nothing is taken for a newer one.
 */
export function isLeftToBrowser(form: HTMLFormElement): boolean {
  return isOlder(namedInput(form, '_wpcf7_version')?.value ?? '') || lacksCalls(window)
}

function isOlder(version: string): boolean {
  const [, major, minor = '0'] = /^(\d+)(?:\.(\d+))?/.exec(version) ?? []
  if (major === undefined) return false
  const ahead = Number(major) - FIRST_VERSION.major || Number(minor) - FIRST_VERSION.minor
  return ahead < 0
}

/** The first field of this name, which may be any text. */
export function namedInput(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  return namedInputs(form, name)[0]
}

/** All of them: a template may print a field twice, and the server takes the last. */
export function namedInputs(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...findAll<HTMLInputElement>(form, 'input[name]')].filter((input) => input.name === name)
}

/** The parts of the form that hold a field, whatever its name: of one field if a name is given. */
export function fieldWraps(form: HTMLFormElement, field?: string): HTMLElement[] {
  const wraps = [...findAll(form, '.wpcf7-form-control-wrap[data-name]')]
  return field === undefined ? wraps : wraps.filter(({ dataset }) => dataset['name'] === field)
}

function absoluteInteger(text: string | undefined): number {
  return Math.abs(Number.parseInt(text ?? '', 10)) || 0
}
