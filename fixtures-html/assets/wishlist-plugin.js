// A stand-in for the wishlist plugin's script: it keeps the list, and leaves the painting to the theme.
// Needs jQuery and the page's yith_wcwl_l10n.
;(($) => {
  if (!$ || !window.yith_wcwl_l10n) return

  const url = window.yith_wcwl_l10n.ajax_url
  const isTrusting = /^[4-9]/.test($.fn.jquery) && window.trustedTypes
  const policy = isTrusting
    ? window.trustedTypes.createPolicy('wishlist-plugin', { createHTML: (html) => html })
    : null

  $(document).on('click', '.add_to_wishlist', function add(event) {
    const $link = $(this)
    event.preventDefault()
    $.ajax({
      type: 'POST',
      url,
      dataType: 'json',
      data: {
        action: 'add_to_wishlist',
        add_to_wishlist: $link.data('product-id'),
        product_type: $link.data('product-type'),
      },
      success: () => $(document.body).trigger('added_to_wishlist'),
    })
  })

  $(document).on('click', '.wishlist_table .remove_from_wishlist', function remove(event) {
    event.preventDefault()
    const id = $(this).closest('[data-row-id]').data('row-id')
    $.post(url, { action: 'remove_from_wishlist', remove_from_wishlist: id }, (html) => {
      $('#yith-wcwl-form').replaceWith(policy ? policy.createHTML(html) : html)
      $(document.body).trigger('removed_from_wishlist')
    })
  })
})(window.jQuery)
