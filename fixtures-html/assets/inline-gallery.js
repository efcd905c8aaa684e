/* A stand-in for the script that the server prints with a gallery list: our own, on the same calls. */
;(() => {
  const { gallery } = document.currentScript.dataset
  const { jQuery } = window
  if (!jQuery) return
  const items = ['gold', 'silver', 'bronze'].map((metal) => ({
    URL: `/assets/images/full/medal-${metal}.svg`,
    type: 'image',
    title: `${metal[0].toUpperCase()}${metal.slice(1)}`,
    caption: `The ${metal} medal of 2025`,
  }))
  jQuery(() => {
    jQuery(gallery).on('click', () => {
      jQuery.iLightBox(items, {
        skin: 'metro-black',
        controls: { arrows: true, thumbnail: true },
        social: { buttons: { facebook: true, twitter: true, googleplus: true, pinterest: true } },
        path: 'horizontal',
        thumbnails: { maxWidth: 120, maxHeight: 120 },
      })
      return false
    })
  })
})()
