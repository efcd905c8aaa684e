import { escapeHtml } from '../html.mjs'
import { captcha, quiz } from './asked-controls.mjs'
import { acceptance, choices } from './choice-controls.mjs'
import { stateOf, wrap } from './control-state.mjs'

/**
 * @typedef {import('./forms.mjs').Control} Control
 * @typedef {import('./control-state.mjs').Shown} Shown
 */

/** A control with its label (contract 07 A3). @param {Control} control @param {Shown} shown */
export function controlMarkup(control, shown) {
  const { type, label, name } = control
  switch (type) {
    case 'hidden':
      return `<input class="wpcf7-form-control wpcf7-hidden" value="${escapeHtml(control.value ?? '')}" type="hidden" name="${name}">`
    case 'checkbox':
    case 'radio':
      return `<fieldset><legend>${label}</legend>${wrap(control, shown, choices(control, shown))}</fieldset>`
    case 'acceptance':
      return `<p>${wrap(control, shown, acceptance(control, shown))}</p>`
    case 'quiz':
      return `<p>${wrap(control, shown, quiz(control, shown))}</p>`
    case 'captcha':
      return captcha(control, shown)
    case 'textarea':
      return `<p><label>${label}<br>${wrap(control, shown, field(control, shown))}</label>${counters(control)}</p>`
    default:
      return `<p><label>${label}<br>${wrap(control, shown, field(control, shown))}</label></p>`
  }
}

/** @param {Control} control @param {Shown} shown */
function field(control, shown) {
  const { type, name, min, max, step, minLength, maxLength, accept, isMultiple, options = [] } = control
  const value = escapeHtml(shown.values.get(name)?.[0] ?? (type === 'range' ? '50' : ''))
  switch (type) {
    case 'textarea':
      return `<textarea cols="40" rows="10" maxlength="${maxLength ?? 2000}"${minLength ? ` minlength="${minLength}"` : ''} ${stateOf(control, shown, 'wpcf7-textarea')} name="${name}">${value}</textarea>`
    case 'number':
    case 'range':
    case 'date': {
      const limits = Object.entries({
        min: min ?? (type === 'range' ? '0' : undefined),
        max: max ?? (type === 'range' ? '100' : undefined),
        step,
      })
      const given = limits.flatMap(([limit, at]) => (at === undefined ? [] : [` ${limit}="${at}"`])).join('')
      return `<input ${stateOf(control, shown, `wpcf7-${type} wpcf7-validates-as-${type === 'date' ? 'date' : 'number'}`)}${given} value="${value}" type="${type}" name="${name}">`
    }
    case 'select': {
      const chosen = shown.values.get(name) ?? []
      const items = options.map(
        (option) =>
          `<option value="${escapeHtml(option)}"${chosen.includes(option) ? ' selected="selected"' : ''}>${escapeHtml(option)}</option>`,
      )
      const blank = isMultiple ? '' : '<option value="">—Please choose an option—</option>'
      return `<select ${stateOf(control, shown, 'wpcf7-select')} name="${name}${isMultiple ? '[]" multiple="multiple' : ''}">${blank}${items.join('')}</select>`
    }
    case 'file':
      return `<input size="40" ${stateOf(control, shown, 'wpcf7-file')} accept="${accept ?? 'audio/*,video/*,image/*'}" type="file" name="${name}">`
    default: {
      const kind = type === 'text' ? '' : ` wpcf7-validates-as-${type}`
      return `<input size="40" maxlength="${maxLength ?? 400}" ${stateOf(control, shown, `wpcf7-${type}${type === 'text' ? '' : ' wpcf7-text'}${kind}`)} value="${value}" type="${type}" name="${name}">`
    }
  }
}

/** How much has been written, and how much more may be. @param {Control} control */
function counters({ name, maxLength, minLength, hasCounters }) {
  if (!hasCounters) return ''
  const limits = `${maxLength ? ` data-maximum-value="${maxLength}"` : ''}${minLength ? ` data-minimum-value="${minLength}"` : ''}`
  const count = (/** @type {'up' | 'down'} */ way, /** @type {number} */ start) =>
    `<span class="wpcf7-character-count ${way}" data-target-name="${name}" data-starting-value="${start}" data-current-value="${start}"${limits}>${start}</span>`
  return `<br>${count('up', 0)} written, ${count('down', maxLength ?? 2000)} left`
}
