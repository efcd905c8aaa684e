import { MESSAGES } from './texts.mjs'

/**
 * A rule as the form plugin prints it (contract 07 B1).
 * @typedef {{ rule: string, field: string, error: string, threshold?: number | string, accept?: string[] }} Rule
 * @typedef {import('./forms.mjs').Control} Control
 */

const TEXT_LIMIT = 400
const AREA_LIMIT = 2000
const RANGE = { min: '0', max: '100' }
/** Controls whose text is a line. @type {readonly Control['type'][]} */
const LINES = ['text', 'email', 'url', 'tel']

/**
 * All rules of a form, those about its options last.
 * @param {import('./forms.mjs').ContactForm} form
 */
export function schemaOf({ controls }) {
  const rules = controls.flatMap(ownRules)
  const isEnum = (/** @type {Rule} */ { rule }) => rule === 'enum'
  return {
    version: 'Contact Form 7 SWV Schema 2024-10',
    locale: 'en_AU',
    rules: [...rules.filter((rule) => !isEnum(rule)), ...rules.filter(isEnum)],
  }
}

/** @param {Control} control @returns {Rule[]} */
function ownRules(control) {
  const { name: field, type, isRequired } = control
  /** @param {string} rule @param {string} error @param {Partial<Rule>} [more] */
  const say = (rule, error, more) => ({ rule, field, error, ...more })
  const required = isRequired || type === 'radio' ? [say('required', MESSAGES.required)] : []
  switch (type) {
    case 'file':
      return [
        ...(isRequired ? [say('requiredfile', MESSAGES.required)] : []),
        say('file', MESSAGES.file, { accept: (control.accept ?? '').split(',') }),
        say('maxfilesize', MESSAGES.bytes, { threshold: control.maxBytes ?? 1048576 }),
      ]
    case 'select':
    case 'checkbox':
    case 'radio':
      return [...required, ...choiceRules(control, say)]
    case 'number':
    case 'range':
    case 'date':
      return [...required, ...rangeRules(control, say)]
    case 'textarea':
      return [...required, ...lengthRules(control, say)]
    default:
      if (!LINES.includes(type)) return []
      return [
        ...required,
        ...(type === 'text' ? [] : [say(type, MESSAGES[/** @type {'email'} */ (type)])]),
        ...lengthRules(control, say),
      ]
  }
}

/** @typedef {(rule: string, error: string, more?: Partial<Rule>) => Rule} Say */

/** @param {Control} control @param {Say} say */
function choiceRules({ type, options = [], isExclusive, hasFreeText }, say) {
  const isOne = type === 'radio' || isExclusive
  return [
    ...(isOne ? [say('maxitems', MESSAGES.many, { threshold: 1 })] : []),
    ...(hasFreeText ? [] : [say('enum', MESSAGES.enum, { accept: [...options] })]),
  ]
}

/** @param {Control} control @param {Say} say */
function rangeRules({ type, min, max }, say) {
  const isDate = type === 'date'
  const from = min ?? (type === 'range' ? RANGE.min : undefined)
  const to = max ?? (type === 'range' ? RANGE.max : undefined)
  return [
    say(isDate ? 'date' : 'number', isDate ? MESSAGES.date : MESSAGES.number),
    ...(from === undefined
      ? []
      : [
          say(isDate ? 'mindate' : 'minnumber', isDate ? MESSAGES.early : MESSAGES.small, {
            threshold: from,
          }),
        ]),
    ...(to === undefined
      ? []
      : [say(isDate ? 'maxdate' : 'maxnumber', isDate ? MESSAGES.late : MESSAGES.large, { threshold: to })]),
  ]
}

/** @param {Control} control @param {Say} say */
function lengthRules({ type, minLength, maxLength }, say) {
  const most = maxLength ?? (type === 'textarea' ? AREA_LIMIT : TEXT_LIMIT)
  return [
    ...(minLength ? [say('minlength', MESSAGES.short, { threshold: minLength })] : []),
    say('maxlength', MESSAGES.long, { threshold: most }),
  ]
}
