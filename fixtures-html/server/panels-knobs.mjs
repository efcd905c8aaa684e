import {
  fullSearch,
  fullSearchBackdrop,
  PANEL_PARTS,
  panelIcons,
  panelsBeside,
  panelsOver,
  videoItems,
} from './templates/panels.mjs'

/**
 * `?panels=slideouts,contact`, or `all`.
 * @param {URLSearchParams} query
 */
export function panelKnobs(query) {
  const wanted = (query.get('panels') ?? '').split(',')
  return PANEL_PARTS.filter((part) => wanted.includes(part) || wanted.includes('all'))
}

/**
 * The regions of a page that hold panels, and what opens them.
 * @param {ReturnType<typeof panelKnobs>} panels
 */
export function panelRegions(panels) {
  return {
    'panels-beside': panelsBeside(panels),
    'panel-icons': panelIcons(panels),
    'panels-over': panelsOver(panels),
    'full-search': fullSearch(panels),
    'full-search-backdrop': fullSearchBackdrop(panels),
    'video-items': videoItems(panels),
  }
}
