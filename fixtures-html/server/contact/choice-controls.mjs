import { escapeHtml } from '../html.mjs'

/**
 * @typedef {import('./forms.mjs').Control} Control
 * @typedef {import('./control-state.mjs').Shown} Shown
 */

/** Boxes or radio buttons. @param {Control} control @param {Shown} shown */
export function choices(control, shown) {
  const { type, name, options = [], chosen, isExclusive, hasFreeText } = control
  const ticked = shown.values.get(name) ?? (chosen ? [chosen] : [])
  const inputName = type === 'radio' || isExclusive ? name : `${name}[]`
  const items = options.map((option, index) => {
    const isLast = index === options.length - 1
    const classes = ['wpcf7-list-item', ...(index ? [] : ['first']), ...(isLast ? ['last'] : [])]
    const free = isLast && hasFreeText
    if (free) classes.push('has-free-text')
    const box = `<input type="${type}" name="${inputName}" value="${escapeHtml(option)}"${ticked.includes(option) ? ' checked="checked"' : ''}>`
    return `<span class="${classes.join(' ')}"><label>${box}<span class="wpcf7-list-item-label">${escapeHtml(option)}</span></label>${free ? freeText(control) : ''}</span>`
  })
  const { errors, unitTag } = shown
  const wrong = errors.has(name) ? ` aria-describedby="${unitTag}-ve-${name}"` : ''
  return `<span class="wpcf7-form-control wpcf7-${type}${isExclusive ? ' wpcf7-exclusive-checkbox' : ''}${wrong ? ' wpcf7-not-valid' : ''}"${wrong}>${items.join('')}</span>`
}

/** @param {Control} control */
function freeText({ name, label }) {
  return `<input type="text" name="_wpcf7_free_text_${name}" class="wpcf7-free-text" aria-label="${escapeHtml(label)}: other">`
}

/** The text that a visitor agrees to. @param {Control} control @param {Shown} shown */
export function acceptance({ name, label, isOptional, isInverted }, { errors, values }) {
  const classes = `wpcf7-acceptance${isInverted ? ' invert' : ''}${isOptional ? ' optional' : ''}${errors.has(name) ? ' wpcf7-not-valid' : ''}`
  const ticked = values.get(name)?.includes('1') ? ' checked="checked"' : ''
  return `<span class="wpcf7-form-control ${classes}"><span class="wpcf7-list-item"><label><input type="checkbox" name="${name}" value="1" aria-invalid="${errors.has(name)}"${ticked}><span class="wpcf7-list-item-label">${escapeHtml(label)}</span></label></span></span>`
}
