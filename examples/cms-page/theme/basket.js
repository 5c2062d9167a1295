/* Корзина сайта. Работает, откуда бы и когда бы ни пришёл прилавок. */
window.prilavokQueue = window.prilavokQueue || []

jQuery(function ($) {
  function showBasket(cart) {
    $('#basket .basket-count').text(cart.count)
    $('#basket .basket-total').text(cart.total.toLocaleString('ru-RU'))
  }

  // A page event is an ordinary DOM event, so jQuery hears it; what it tells is in `detail`.
  $(document).on('prilavok:cart-changed', function (event) {
    showBasket(event.originalEvent.detail)
  })

  // The script may be quicker than the page: then its first word has been said already.
  window.prilavokQueue.push(function (prilavok) {
    showBasket(prilavok.cart.get())
  })

  // The editor strips data attributes: the id of the product is the button's value, the rest stands in the row.
  $('#content').on('click', '.buy', function () {
    const row = $(this).closest('tr')
    const product = {
      id: this.value,
      name: row.find('.name').text().trim(),
      thumbUrl: row.find('img').prop('src'),
      link: location.href,
      price: Number(row.find('.price').text().replace(/\D/g, '')),
    }
    window.prilavokQueue.push(function (prilavok) {
      prilavok.cart.add(product)
    })
  })
})
