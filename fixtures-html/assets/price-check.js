// Leaves the total that the page shows in a cookie when something is added to the cart, so that the stand-in
// server can refuse a sale at any other price. No part of the theme.
;(() => {
  const AMOUNT = /\d[\d,]*\.\d+/g

  // The places where the theme shows a total, the newest generation first (contract 08 §2.4).
  function totalOf(form) {
    const product = form.closest('.product')
    const places = ['.tr-price', '.cost_total .cost', '.monsta_price_value']
    const place = places.map((selector) => product?.querySelector(selector)).find(Boolean)
    const amounts = place?.textContent.match(AMOUNT) ?? []
    // A range is the server's own text: no total is shown.
    return amounts.length === 1 ? amounts[0].replaceAll(',', '') : ''
  }

  function leave(form) {
    const value = `${form.dataset.product_id}:${totalOf(form)}`
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there without https
    document.cookie = `shown_total=${value}; path=/; samesite=lax`
  }

  document.addEventListener(
    'submit',
    (event) => {
      if (event.target.matches('form.variations_form')) leave(event.target)
    },
    true,
  )
  window.jQuery?.(document.body).on('adding_to_cart.price-check', (_event, $button) => {
    const form = $button?.[0]?.closest('form.variations_form')
    if (form) leave(form)
  })
})()
