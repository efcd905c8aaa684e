import { oneOf } from '../one-of.mjs'

/**
 * How the page's header, heading and lists are set up in the theme.
 * @typedef {object} ChromeKnobs
 * @property {'sticky' | 'transparent' | 'vertical' | 'side' | 'app' | 'boxed' | 'full' | 'disabled'} header
 * @property {boolean} showHide whether the header hides on the way down
 * @property {boolean} topBar sticky, above the header
 * @property {boolean} adminBar of somebody who is logged in to WordPress
 * @property {boolean} slider a stand-in on top of the page
 * @property {boolean} mobileSticks whether the header of small screens sticks
 * @property {string} logo the animation of the logo
 * @property {'none' | 'fancy' | 'fixed' | 'naked' | 'split' | 'media' | 'poster'} heading
 * @property {string} headingHeight
 * @property {boolean} timeline the blog as a timeline
 * @property {'none' | 'recent-posts' | 'team' | 'related' | 'campaign'} list
 * @property {boolean} stickySidebar
 */

/** @param {URLSearchParams} query @returns {ChromeKnobs} */
export function chromeKnobs(query) {
  return {
    header: oneOf(query.get('header'), [
      'sticky',
      'transparent',
      'vertical',
      'side',
      'app',
      'boxed',
      'full',
      'disabled',
    ]),
    showHide: query.has('show-hide'),
    topBar: query.has('top-bar'),
    adminBar: query.has('admin-bar'),
    slider: query.has('slider'),
    mobileSticks: query.get('mh-sticky') !== 'off',
    logo: query.get('logo') ?? '',
    heading: oneOf(query.get('heading'), ['none', 'fancy', 'fixed', 'naked', 'split', 'media', 'poster']),
    headingHeight: query.get('heading-height') ?? '',
    timeline: query.has('timeline'),
    list: oneOf(query.get('items'), ['none', 'recent-posts', 'team', 'related', 'campaign']),
    stickySidebar: query.has('sticky-sidebar'),
  }
}
