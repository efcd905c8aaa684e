import { escapeHtml, image } from '../html.mjs'
import { CATEGORIES, LOCATIONS } from './listings.mjs'
import { MEMBERS } from './members.mjs'

/** @typedef {import('./members.mjs').Member} Member */
/** @typedef {import('./listings.mjs').Listing} Listing */

/**
 * Team members and directory listings (contract 04 §13, §15).
 * @type {readonly import('./blocks.mjs').Block[]}
 */
export const PEOPLE = [
  { name: 'team', print: ({ copy }) => team(copy) },
  { name: 'listings', print: ({ isLoggedIn, listings }) => userListings(isLoggedIn ? listings : []) },
]

/** @param {number} copy */
function team(copy) {
  const members = MEMBERS.map((member, index) => teamMember(member, copy * MEMBERS.length + index))
  return `<section class="row "><div class="team_list carousel-asset spb_content_element col-sm-12"><div class="spb-asset-content">
<div class="title-wrap"><h2 class="spb-heading"><span>Who does the work</span></h2></div>
<div class="team-members display-type-standard row clearfix">
${members.join('\n')}
</div></div></div></section>`
}

/**
 * @param {Member} member
 * @param {number} index
 */
function teamMember({ id, slug, name, position, image: file, about }, index) {
  const link = `href="/team/${slug}/"`
  return `<div itemscope data-id="id-${index}" class="clearfix team-member col-sm-4"><figure class="animated-overlay">
<a class="team-member-link team-member-ajax" ${link} data-id="${id}"></a>${image({ file, alt: '', size: 240 })}</figure>
<h4 class="team-member-name"><a ${link} class="team-member-ajax" data-id="${id}">${escapeHtml(name)}</a></h4>
<h5 class="team-member-position">${escapeHtml(position)}</h5>
<div class="team-member-details-wrap"><p>${escapeHtml(about[0] ?? '')}</p><a ${link} class="team-member-ajax read-more" data-id="${id}">Read more<span class="screen-reader-text"> about ${escapeHtml(name)}</span></a></div></div>`
}

/**
 * The list is before the widget: the server echoes it while it makes the block. Who has none gets the widget alone.
 * @param {readonly Listing[]} listings
 */
function userListings(listings) {
  return `<section class="row ">${listings.length > 0 ? listed(listings) : ''}
<div class="spb_directory_user_listings_widget directory-results user-listing-results col-sm-12" data-ajax-url="/wp-admin/admin-ajax.php">
<div class="spb-asset-content spb_wrapper latest-tweets-wrap clearfix"><ul class="listings-wrap"></ul></div></div></section>`
}

/** @param {readonly Listing[]} listings */
function listed(listings) {
  return `<div class="directory-results container"><div class="directory-list-results">${listings.map(directoryItem).join('\n')}</div></div>
<div id="modal-from-dom" class="modal-delete-listing modal fade"><div class="modal-header"><h3>Delete Directory Listing</h3></div><div class="modal-body"><p>Do you want to take this listing out of the directory? It can not be brought back.</p></div>
<div class="modal-footer"><a href="#" class="btn danger delete-listing-confirmation">Yes</a><a href="#" class="btn secondary cancel-delete-listing">No</a></div></div>`
}

/** @param {Listing} listing */
function directoryItem({ id, title, description, category, location }) {
  /** @param {Readonly<Record<string, string>>} names @param {string} key */
  const nameIn = (names, key) => names[key] ?? 'Elsewhere'
  return `<div class="directory-item clearfix"><div class="directory-item-details"><h3>${escapeHtml(title)}</h3><div class="item-meta">${nameIn(CATEGORIES, category)} | ${nameIn(LOCATIONS, location)}</div><div class="excerpt" itemprop="description"><p>${escapeHtml(description)}</p></div></div></div>
<a class="edit-listing" data-listing-id="${id}" href="#" target="_blank">Edit</a><a class="delete-listing" data-listing-id="${id}" href="#" target="_blank">Delete</a>`
}
