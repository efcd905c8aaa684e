import { escapeHtml } from '../html.mjs'
import { inline } from '../inline-script.mjs'
import { pageSets } from './page-sets.mjs'

/**
 * @typedef {import('./option-sets.mjs').Option} Option
 * @typedef {import('./option-sets.mjs').OptionSet} OptionSet
 *
 * One table of term data and the modal that shows it.
 * @typedef {object} Picker
 * @property {string} global
 * @property {string} modalKey in `global_variations`; empty for none
 * @property {string} modalClasses
 * @property {string} title
 * @property {Record<string, unknown>} table
 */

/** The names of the older generation (contract 08 §2.5). @type {Readonly<Record<string, Pick<Picker, 'global' | 'modalKey' | 'modalClasses' | 'title'>>>} */
const OLDER = {
  monstacc1: {
    global: 'global_centres',
    modalKey: 'centre_modal',
    modalClasses: 'centre_modal',
    title: 'Centres',
  },
  monstacc2: { global: '', modalKey: '', modalClasses: 'centre2_modal', title: 'Centres' },
  monsta80: {
    global: 'global_ribbons_80',
    modalKey: 'ribbon_80_modal',
    modalClasses: 'ribbon_80_modal ribbon_98_modal',
    title: 'Ribbons',
  },
  monsta84: {
    global: 'global_ribbons_84',
    modalKey: 'ribbon_84_modal',
    modalClasses: 'ribbon_84_modal',
    title: 'Ribbons',
  },
  monstaneck: {
    global: 'global_monsta_neck_ribbons',
    modalKey: 'monsta_neck_ribbon_modal',
    modalClasses: 'monsta_neck_ribbon_modal',
    title: 'Neck Ribbons',
  },
  monstabox: {
    global: 'global_monsta_boxes',
    modalKey: 'monsta_box_modal',
    modalClasses: 'monsta_box_modal',
    title: 'Ribbons',
  },
  monsta10: {
    global: 'global_monsta_medal_boxes_10',
    modalKey: 'monsta_medal_box_modal_10',
    modalClasses: 'monsta_medal_box_modal_10',
    title: 'Medal Boxes',
  },
}

/** Printed on every page of the older generation. */
const OLDER_ALWAYS = ['monstacc1', 'monstacc2']

/**
 * @param {import('../content/products.mjs').Product} product
 * @param {{ knobs: import('./knobs.mjs').ProductKnobs, nonce: string }} page
 */
export function pickerTags(product, { knobs, nonce }) {
  const first = inline('var global_variations = {};', { nonce })
  if (knobs.pickers === 'none') return [first]
  const isBroken = knobs.pickers === 'broken'
  const tags = pickersOf(product, knobs)
    .filter(({ global }) => global)
    .map((picker) => inline(tableCode(picker, { isBroken }), { nonce }))
  return [first, ...tags]
}

/**
 * @param {import('../content/products.mjs').Product} product
 * @param {import('./knobs.mjs').ProductKnobs} knobs
 */
export function pickerModals(product, knobs) {
  if (knobs.pickers === 'none' || knobs.pickers === 'no-modals') return ''
  return pickersOf(product, knobs)
    .filter(({ modalClasses }) => modalClasses)
    .map(({ modalClasses, title }) => modal(modalClasses, title))
    .join('\n')
}

/**
 * @param {import('../content/products.mjs').Product} product
 * @param {import('./knobs.mjs').ProductKnobs} knobs
 * @returns {Picker[]}
 */
function pickersOf(product, knobs) {
  const sets = pageSets(product, knobs).flatMap((size) => size.sets)
  const offered = new Map(sets.map((set) => [set.key, set]))
  const keys = [...offered.keys()]
  if (knobs.pickers !== 'old') {
    return keys.map((key) => ({
      ...((offered.get(key)?.hasOlderTable && OLDER[key]) || {
        global: `global_${key}`,
        modalKey: `${key}_modal`,
        modalClasses: `${key}_modal`,
        title: offered.get(key)?.label ?? '',
      }),
      table: tableOf(sets, key),
    }))
  }
  return [...new Set([...OLDER_ALWAYS, ...keys])].flatMap((key) => {
    const names = OLDER[key]
    // The second centres modal shares the first one's table.
    const shared = key === 'monstacc1' ? tableOf(sets, 'monstacc2') : {}
    return names ? [{ ...names, table: { ...tableOf(sets, key), ...shared } }] : []
  })
}

/** @param {readonly OptionSet[]} sets @param {string} key */
function tableOf(sets, key) {
  const options = sets.filter((set) => set.key === key).flatMap((set) => set.options)
  return Object.fromEntries(options.map((option, index) => [option.slug, entryOf(option, index)]))
}

/** Term meta: every value is a list of one. @param {Option} option @param {number} index */
function entryOf({ image, price = '', meta }, index) {
  if (meta !== undefined) return meta
  return {
    ...(image ? { components_image: [`/assets/images/options/${image}`] } : {}),
    components_code: [`C${101 + index}`],
    components_price: [price],
    components_order_id: [String(index + 1)],
  }
}

/**
 * As the plugin's PHP does it, within single quotes; a quote sign in the data breaks the script.
 * @param {Picker} picker
 * @param {{ isBroken: boolean }} options
 */
function tableCode({ global, modalKey, table }, { isBroken }) {
  const text = JSON.stringify(table)
    .replaceAll('\\', '\\\\')
    .replaceAll('<', '\\u003c')
    .replaceAll("'", '\\u0027')
  const data = isBroken ? text.replace('{', `{"coach's-choice":{},`) : text
  const entry = modalKey ? `\nglobal_variations["${modalKey}"] = ${global};` : ''
  return `var ${global} = JSON.parse('${data}');${entry}`
}

/** @param {string} classes @param {string} title */
function modal(classes, title) {
  return `<div class="${classes} monsta_modal" style="display:none;">
 <div class="centre_modal-inner">
  <div class="centre_modal-title">${escapeHtml(title)}<a data-action="centreModalClose" class="close_modal">&times;</a> <span></span></div>
  <div class="centre_modal-body"></div>
  <div class="centre_footer"><button data-action="centreModalClose" class="centre_footer-btn">Done</button></div>
 </div>
</div>`
}
