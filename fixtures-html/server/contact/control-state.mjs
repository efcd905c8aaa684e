import { escapeHtml } from '../html.mjs'

/**
 * The posted values and errors that a form shows after a send without scripts.
 * @typedef {object} Shown
 * @property {ReadonlyMap<string, readonly string[]>} values by the field's name
 * @property {ReadonlyMap<string, string>} errors by the field's name
 * @property {string} unitTag
 * @property {import('./contact-state.mjs').ContactState} state
 * @typedef {import('./forms.mjs').Control} Control
 */

/** The plugin's element around a control, with what is wrong. @param {Control} control @param {Shown} shown @param {string} inside */
export function wrap({ name }, { errors, state }, inside) {
  const error = errors.get(name)
  const tip = error ? `<span class="wpcf7-not-valid-tip" aria-hidden="true">${escapeHtml(error)}</span>` : ''
  const named =
    state.knobs.plugin === 'old'
      ? `class="wpcf7-form-control-wrap ${name}"`
      : `class="wpcf7-form-control-wrap" data-name="${name}"`
  return `<span ${named}>${inside}${tip}</span>`
}

/** The attributes of every control. @param {Control} control @param {Shown} shown @param {string} classes */
export function stateOf({ name, id, isRequired }, { errors, unitTag }, classes) {
  const isWrong = errors.has(name)
  return [
    `class="wpcf7-form-control ${classes}${isRequired ? ' wpcf7-validates-as-required' : ''}${isWrong ? ' wpcf7-not-valid' : ''}"`,
    ...(id ? [`id="${id}"`] : []),
    ...(isRequired ? ['aria-required="true"'] : []),
    `aria-invalid="${isWrong}"`,
    ...(isWrong ? [`aria-describedby="${unitTag}-ve-${name}"`] : []),
  ].join(' ')
}
