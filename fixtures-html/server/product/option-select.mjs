import { escapeHtml } from '../html.mjs'

/**
 * @typedef {import('./option-sets.mjs').OptionSet} OptionSet
 * @typedef {import('./option-sets.mjs').Option} Option
 */

const PLACEHOLDER = '<option value="" class="attached enabled">Select</option>'

/**
 * The wrapper around one option select: hidden and disabled until its size is chosen (contract 08 §2.2).
 * @param {OptionSet} set
 * @param {{ variationId: number, pricing: 'b' | 'a' | '0' }} place
 */
export function optionWrapper(set, { variationId, pricing }) {
  const { key, label } = set
  const extraClass = pricing === 'a' || set.hasExtraClass ? ' monsta-attribute' : ''
  const lost = set.lostItsName ? ` data-select-name="attribute_pa_${key}"` : ''
  return `    <div style="clear:both;display:none;" class="monsta_attribute_pa_${key}${extraClass}" id="${variationId}_attribute_pa_${key}"${lost}>
     <div class="label"><label for="pa_${key}">${escapeHtml(label)}</label></div>
     <div class="value">
      ${optionSelect(set, variationId)}${set.hasLegacyButton ? `<button class="centre-button" data-modal="${key}_modal">Select  Ribbons </button>` : ''}
     </div>
    </div>`
}

/**
 * The select of a size that the shop no longer has: its choice must not count and must not be posted.
 * @param {OptionSet} set
 * @param {{ variationId: number, chosen: string }} left
 */
export function leftoverWrapper(set, { variationId, chosen }) {
  const wrapper = optionWrapper(set, { variationId, pricing: 'b' })
  return wrapper.replace(`value="${chosen}"`, `value="${chosen}" selected="selected"`)
}

/** @param {OptionSet} set @param {number} variationId */
function optionSelect({ key, options, lostItsName }, variationId) {
  const name = lostItsName ? '' : ` name="attribute_pa_${key}"`
  return `<select id="${variationId}_pa_${key}" class="monsta_pa_${key}" disabled="disabled"${name}>${PLACEHOLDER}${options.map((option) => optionElement(key, option)).join('')}</select>`
}

/** @param {string} key @param {Option} option */
function optionElement(key, { slug, text, price, included, isLeftOver }) {
  const number = key === 'monstacc2' ? 2 : 1
  const prices = [
    included === undefined ? '' : ` default-price-cc${number}="${included}"`,
    price === undefined ? '' : ` price-attr="${price}"`,
  ].join('')
  return `<option value="${escapeHtml(slug)}"${prices} class="attached${isLeftOver ? '' : ' enabled'}">${escapeHtml(text)}</option>`
}
