import { escapeHtml } from '../html.mjs'
import { oneOf } from '../one-of.mjs'
import { innerPage } from '../templates/inner-page.mjs'
import { CATEGORIES, findEntries, LOCATIONS } from './entries.mjs'

export const DIRECTORY_PATH = '/directory/'

/**
 * The parameters of the page's address and of its search form.
 * @typedef {object} DirectoryPage
 * @property {'maplist' | 'map' | 'list'} results
 * @property {'above' | 'below' | 'none'} filter
 * @property {boolean} hasSecond another directory under the first
 * @property {Record<string, string>} fields of the posted form
 */

/**
 * @param {URLSearchParams} query
 * @param {Record<string, string>} fields
 * @returns {DirectoryPage}
 */
export function directoryKnobs(query, fields) {
  return {
    results: oneOf(query.get('directory-results'), ['maplist', 'map', 'list']),
    filter: oneOf(query.get('directory-filter'), ['above', 'below', 'none']),
    hasSecond: query.has('directory-second'),
    fields,
  }
}

/** @param {DirectoryPage} [page] */
export function directoryMain(page = directoryKnobs(new URLSearchParams(), {})) {
  const second = page.hasSecond ? widget({ ...page, filter: 'none' }, 'framers') : ''
  return innerPage(`<h1>Engravers and clubs near you</h1>
<p>Your own business is not here? <a href="/add-your-business/">Add it to the directory</a>.</p>
${widget(page, 'engravers')}
${second}`)
}

/**
 * @param {DirectoryPage} page
 * @param {string} category
 */
function widget({ results, filter, fields }, category) {
  const form = filter === 'none' ? '' : searchForm(fields)
  const above = filter === 'above' ? `<div class="spb_directory_filter_above container">${form}</div>` : ''
  const below =
    filter === 'below'
      ? `<div class="directory-filter-wrap"><div class="spb_directory_filter_below container">${form}</div></div>`
      : ''
  return `<div class="spb_directory_widget spb_gmaps_widget spb_content_element col-sm-12"><div class="spb-asset-content">
${above}
<div class="spb_map_wrapper"><div class="map-directory-canvas" style="width:100%;height:400px" data-address="" data-zoom="12" data-maptype="roadmap" data-ajaxurl="/wp-admin/admin-ajax.php" data-excerpt="8" data-pagination="yes" data-mapcolor="" data-directory-category="${category}" data-directory-map-filter="yes" data-directory-map-filter-pos="${filter}" data-directory-map-results="${results}" data-mapsaturation="mono-light" data-pinimage=""></div></div>
${below}
<div class="directory-results">${results === 'map' ? '' : list(fields, category)}</div></div></div>`
}

/** @param {Record<string, string>} fields */
function searchForm(fields) {
  const search = escapeHtml(fields['dir-search-value'] ?? '')
  const location = fields['dir-location-id'] ?? ''
  const category = fields['dir-category-id'] ?? 'All'
  return `<form action="" method="post" class="directory-search-form" data-url="/directory/" data-page-base="page">
 <div class="filter-search-container"><input type="text" name="dir-search-value" id="dir-search-value" value="${search}" placeholder="What are you looking for?" aria-label="What are you looking for?"></div>
 <div class="directory-filter"><select class="filter-wrap directory-location-option clearfix" id="dir-location-id" name="dir-location-id" aria-label="Location"><option class="all" value="">All Locations</option>${options(LOCATIONS, location)}</select></div>
 <div class="directory-filter"><select class="filter-wrap directory-category-option clearfix" id="dir-category-id" name="dir-category-id" aria-label="Category"><option class="all" value="All">All Categories</option>${options(CATEGORIES, category)}</select></div>
 <div class="directory-search-container"><a class="btn read-more-button directorySearch" name="directory-search-button" id="directory-search-button">Search</a></div></form>`
}

/**
 * @param {Readonly<Record<string, string>>} names by value
 * @param {string} chosen
 */
export function options(names, chosen) {
  return Object.entries(names)
    .map(([value, name]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${name}</option>`)
    .join('')
}

/**
 * The server's own list, of the same entries.
 * @param {Record<string, string>} fields
 * @param {string} usual category
 */
function list(fields, usual) {
  const chosen = fields['dir-category-id'] ?? 'All'
  const found = findEntries({
    search: fields['dir-search-value'] ?? '',
    location: fields['dir-location-id'] ?? '',
    category: chosen === 'All' || chosen === '' ? usual : chosen,
  })
  const items = found.map(
    (entry) =>
      `<div class="directory-item clearfix"><div class="directory-item-details"><h3>${entry.title}</h3><div class="item-meta">${CATEGORIES[entry.category]} | ${LOCATIONS[entry.location]}</div><div class="excerpt">${entry.text}</div></div></div>`,
  )
  return `<div class="directory-list-results">${items.join('\n')}</div>`
}
