import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WIDGETS_DIR } from '../places.mjs'
import { innerPage } from '../templates/inner-page.mjs'

export const FIND_US_PATH = '/find-us/'

/** Maps on the page, in a tab, in an accordion, in a modal and in a row that opens. */
export function findUsMain() {
  const widgets = readFileSync(join(WIDGETS_DIR, 'maps.html'), 'utf8')
  return innerPage(`<h1>Find us</h1>
<h2>In a tab</h2>
<div class="spb_tabs spb_content_element"><div class="spb-asset-content"><ul class="nav nav-tabs">
 <li class="active"><a href="#hours" data-toggle="tab">Opening hours</a></li><li><a href="#way" data-toggle="tab">The way</a></li></ul>
 <div class="tab-content"><div id="hours" class="tab-pane load active"><p>Monday to Friday from eight to five, Saturdays until noon.</p></div>
 <div id="way" class="tab-pane load">${map({ id: 'tab-map', title: 'Kurilpa workshop', address: '14 Jane Street, West End QLD 4101', lat: '-27.4795', lng: '153.0069' })}</div></div></div></div>
<h2>In an accordion</h2>
<div class="spb_accordion spb_content_element" data-active="0"><div class="spb_wrapper spb-asset-content spb_accordion_wrapper"><div class="spb_accordion_section group"><h4><a href="#trams" id="trams">Bus and ferry</a></h4><div class="row-fluid"><p>The ferry stops around the corner.</p></div></div><div class="spb_accordion_section group"><h4><a href="#parking" id="parking">Parking</a></h4><div class="row-fluid">${map({ id: 'accordion-map', title: 'Car park', address: '2 Merivale Street, South Brisbane QLD 4101', lat: '-27.4742', lng: '153.0148' })}</div></div></div></div>
<h2>In a modal</h2>
<p><a href="#map-modal" data-toggle="modal">Show the depot</a></p>
<div id="map-modal" class="modal fade" role="dialog"><div class="modal-dialog"><div class="modal-content">
 <div class="modal-header"><button type="button" class="close" data-dismiss="modal" aria-label="Close">×</button><h3 class="modal-title">The depot</h3></div>
 <div class="modal-body">${map({ id: 'modal-map', title: 'Depot', address: '5 Boundary Street, Brisbane', lat: '', lng: '' })}</div></div></div></div>
<h2>On the page</h2>
${widgets}`)
}

/** @param {{ id: string, title: string, address: string, lat: string, lng: string }} pin */
function map({ id, title, address, lat, lng }) {
  return `<div class="spb_gmaps_widget spb_content_element col-sm-12"><div class="spb-asset-content"><div class="spb_map_wrapper"><div id="${id}" class="map-canvas" style="width:100%;height:300px" data-zoom="14" data-controls="yes" data-maptype="roadmap" data-mapcolor="" data-mapsaturation=""></div><div class="pin_location" data-title="${title}" data-content="" data-address="${address}" data-lat="${lat}" data-lng="${lng}" data-pinimage="" data-pinlink="" data-button-text=""></div></div></div></div>`
}
