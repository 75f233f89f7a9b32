import * as analytics from '@galleria/platform-client/operations/analytics/analytics'
import * as cart from '@galleria/platform-client/operations/cart/cart'
import * as cartV2 from '@galleria/platform-client/operations/cart/cart-v2'
import * as carts from '@galleria/platform-client/operations/cart/carts'
import * as checkout from '@galleria/platform-client/operations/cart/checkout'
import * as checkoutTemplates from '@galleria/platform-client/operations/cart/checkout-templates'
import * as currentCartV2 from '@galleria/platform-client/operations/cart/current-cart-v2'
import * as deliverySolutions from '@galleria/platform-client/operations/cart/delivery-solutions'
import * as totals from '@galleria/platform-client/operations/cart/totals'
import * as backInStock from '@galleria/platform-client/operations/catalog/back-in-stock'
import * as catalogCustomizations from '@galleria/platform-client/operations/catalog/catalog-customizations'
import * as catalogInfoSections from '@galleria/platform-client/operations/catalog/catalog-info-sections'
import * as catalogShared from '@galleria/platform-client/operations/catalog/catalog-shared'
import * as categories from '@galleria/platform-client/operations/catalog/categories'
import * as products from '@galleria/platform-client/operations/catalog/products'
import * as recommendations from '@galleria/platform-client/operations/catalog/recommendations'
import * as authentication from '@galleria/platform-client/operations/identity/authentication'
import * as redirectSession from '@galleria/platform-client/operations/identity/redirect-session'
import * as security from '@galleria/platform-client/operations/identity/security'
import * as loyalty from '@galleria/platform-client/operations/loyalty/loyalty'
import * as loyaltyCampaigns from '@galleria/platform-client/operations/loyalty/loyalty-campaigns'
import * as loyaltyCoupons from '@galleria/platform-client/operations/loyalty/loyalty-coupons'
import * as loyaltyProgram from '@galleria/platform-client/operations/loyalty/loyalty-program'
import * as loyaltyRewards from '@galleria/platform-client/operations/loyalty/loyalty-rewards'
import * as newsletter from '@galleria/platform-client/operations/marketing/newsletter'
import * as badges from '@galleria/platform-client/operations/members/badges'
import * as badgesV4 from '@galleria/platform-client/operations/members/badges-v4'
import * as communicationPreferences from '@galleria/platform-client/operations/members/communication-preferences'
import * as memberAbout from '@galleria/platform-client/operations/members/member-about'
import * as memberExport from '@galleria/platform-client/operations/members/member-export'
import * as memberFollowers from '@galleria/platform-client/operations/members/member-followers'
import * as memberPictures from '@galleria/platform-client/operations/members/member-pictures'
import * as memberReports from '@galleria/platform-client/operations/members/member-reports'
import * as members from '@galleria/platform-client/operations/members/members'
import * as orderBilling from '@galleria/platform-client/operations/orders/order-billing'
import * as orderDownloads from '@galleria/platform-client/operations/orders/order-downloads'
import * as orderLookUp from '@galleria/platform-client/operations/orders/order-look-up'
import * as orders from '@galleria/platform-client/operations/orders/orders'
import * as refundRequests from '@galleria/platform-client/operations/orders/refund-requests'
import * as subscriptions from '@galleria/platform-client/operations/orders/subscriptions'
import * as reviews from '@galleria/platform-client/operations/reviews/reviews'
import * as namedWishlists from '@galleria/platform-client/operations/wishlists/named-wishlists'
import * as wishlists from '@galleria/platform-client/operations/wishlists/wishlists'
import { routeOf } from './permission.ts'
/**
 * Calls by which a member writes what others read, and what that is: refused to who is muted (spec §4 "Activity") by
 * `mustNotBeMuted`, where the change is made.
 */
export const notWhileMuted: Readonly<Record<string, string>> = {
  [routeOf(members.updateMySlug)]: 'the address of a profile',
  [routeOf(members.updateMemberSlug)]: 'the address of a profile',
  [routeOf(members.joinCommunity)]: 'becoming PUBLIC (`COMMUNITY_JOIN_IMPOSSIBLE`, the wire’s code)',
  [routeOf(memberPictures.uploadMyPicture)]: 'photo and cover',
  [routeOf(members.updateMember)]: 'profile, becoming PUBLIC, custom fields that others read',
  [routeOf(memberAbout.createMemberAbout)]: 'the about section',
  [routeOf(memberAbout.updateMemberAbout)]: 'the about section',
  [routeOf(reviews.createReview)]: 'a review',
  [routeOf(reviews.updateReview)]: 'a review',
  [routeOf(reviews.uploadReviewPicture)]: 'pictures of a review',
  [routeOf(namedWishlists.shareWishlist)]: 'a wishlist with its name',
  [routeOf(namedWishlists.updateWishlist)]: 'the name of a shared wishlist',
  [routeOf(memberFollowers.followMember)]: 'following, which is told and listed',
}

/** Every other call of members but reads, by why who is muted may make it. A call that is in neither list stops the tests. */
export const alsoWhileMuted: Readonly<Record<string, readonly string[]>> = {
  'Questions: nothing is written': [
    routeOf(products.productOptionsAvailability),
    routeOf(products.queryProductVariants),
    routeOf(products.queryStoreVariants),
    routeOf(catalogShared.countBrands),
    routeOf(catalogShared.countRibbons),
    routeOf(categories.queryCategories),
    routeOf(catalogInfoSections.countInfoSections),
    routeOf(catalogCustomizations.countCustomizations),
    routeOf(recommendations.getRecommendation),
    routeOf(cart.estimateCurrentCartTotals),
    routeOf(carts.estimateCartTotals),
    routeOf(currentCartV2.estimateCurrentCart),
    routeOf(currentCartV2.calculateCurrentCart),
    routeOf(cartV2.estimateCart),
    routeOf(cartV2.calculateCart),
    routeOf(deliverySolutions.getDeliverySolutions),
    routeOf(totals.calculateTotals),
    routeOf(backInStock.queryBackInStockRequests),
    routeOf(orders.searchOrders),
    routeOf(orderLookUp.lookUpOrder),
    routeOf(orderLookUp.getLookedUpOrder),
    routeOf(loyalty.queryLoyaltyTransactions),
    routeOf(loyaltyRewards.queryRewards),
    routeOf(loyaltyCampaigns.previewCampaignPoints),
    routeOf(authentication.validateEmail),
    routeOf(members.queryMembers),
    routeOf(memberAbout.queryMemberAbouts),
    routeOf(badges.listMembersBadgeIds),
    routeOf(badgesV4.queryBadgesV4),
    routeOf(badgesV4.queryBadgeAssignments),
    routeOf(memberFollowers.queryMyMemberConnections),
    routeOf(memberFollowers.queryMemberConnections),
    routeOf(reviews.queryReviews),
    routeOf(reviews.countReviews),
    routeOf(reviews.queryReviewSummaries),
    routeOf(reviews.queryMyReviews),
  ],
  'Buying: between a shopper and the store': [
    routeOf(backInStock.createBackInStockRequest),
    routeOf(backInStock.deleteBackInStockRequest),
    routeOf(newsletter.subscribeToNewsletter),
    routeOf(cart.addToCurrentCart),
    routeOf(cart.updateCurrentCart),
    routeOf(cart.removeLineItemsFromCurrentCart),
    routeOf(cart.updateCurrentCartLineItemQuantity),
    routeOf(cart.removeCouponFromCurrentCart),
    routeOf(cart.createCheckoutFromCurrentCart),
    routeOf(cart.deleteCurrentCart),
    routeOf(carts.updateCart),
    routeOf(carts.addToCart),
    routeOf(carts.removeLineItemsFromCart),
    routeOf(carts.updateCartLineItemQuantity),
    routeOf(carts.removeCouponFromCart),
    routeOf(carts.removeBusinessLocation),
    routeOf(carts.createCheckoutFromCart),
    routeOf(carts.deleteCart),
    routeOf(currentCartV2.createCurrentCart),
    routeOf(currentCartV2.updateCurrentCart),
    routeOf(currentCartV2.deleteCurrentCart),
    routeOf(currentCartV2.refreshCurrentCart),
    routeOf(currentCartV2.addLineItemsToCurrentCart),
    routeOf(currentCartV2.removeLineItemsFromCurrentCart),
    routeOf(currentCartV2.updateLineItemsInCurrentCart),
    routeOf(currentCartV2.addCouponToCurrentCart),
    routeOf(currentCartV2.removeCouponFromCurrentCart),
    routeOf(currentCartV2.setDeliveryMethodForCurrentCart),
    routeOf(currentCartV2.removeDeliveryMethodFromCurrentCart),
    routeOf(currentCartV2.addGiftCardToCurrentCart),
    routeOf(currentCartV2.removeGiftCardFromCurrentCart),
    routeOf(currentCartV2.updateFormSubmissionsInCurrentCart),
    routeOf(cartV2.createCart),
    routeOf(cartV2.updateCart),
    routeOf(cartV2.deleteCart),
    routeOf(cartV2.refreshCart),
    routeOf(cartV2.addLineItems),
    routeOf(cartV2.removeLineItems),
    routeOf(cartV2.updateLineItems),
    routeOf(cartV2.addCoupon),
    routeOf(cartV2.removeCoupon),
    routeOf(cartV2.setDeliveryMethod),
    routeOf(cartV2.removeDeliveryMethod),
    routeOf(cartV2.addGiftCard),
    routeOf(cartV2.removeGiftCard),
    routeOf(cartV2.updateFormSubmissions),
    routeOf(cartV2.getCheckoutUrl),
    routeOf(cartV2.placeOrder),
    routeOf(checkout.createCheckout),
    routeOf(checkout.updateCheckout),
    routeOf(checkout.addToCheckout),
    routeOf(checkout.removeLineItems),
    routeOf(checkout.updateLineItemsQuantity),
    routeOf(checkout.removeCoupon),
    routeOf(checkout.removeGiftCard),
    routeOf(checkout.createOrder),
    routeOf(checkoutTemplates.createCheckoutFromTemplate),
    routeOf(refundRequests.createRefundRequest),
    routeOf(refundRequests.withdrawRefundRequest),
    routeOf(orderDownloads.renewDownloads),
    routeOf(orderBilling.createPaymentRequest),
    routeOf(subscriptions.cancelSubscriptionContract),
    routeOf(subscriptions.undoCancelSubscriptionContract),
    routeOf(subscriptions.turnOffAutoRenewal),
    routeOf(subscriptions.turnOnAutoRenewal),
    routeOf(subscriptions.renewSubscriptionContract),
  ],
  'Votes: a number alone is shown': [
    routeOf(reviews.markReviewHelpful),
    routeOf(reviews.unmarkReviewHelpful),
  ],
  'Wishes: only their member reads them, and a link shows what it showed before': [
    routeOf(wishlists.addItem),
    routeOf(wishlists.removeItem),
    routeOf(namedWishlists.addWishlistItems),
    routeOf(namedWishlists.removeWishlistItems),
    routeOf(namedWishlists.moveWishlistItem),
    routeOf(namedWishlists.createWishlist),
    routeOf(namedWishlists.deleteWishlist),
    routeOf(namedWishlists.unshareWishlist),
  ],
  'Visits: they are counted of everybody': [routeOf(analytics.recordVisit)],
  'Points: no other member reads them': [
    routeOf(loyaltyProgram.createFollowedChannel),
    routeOf(loyaltyCoupons.redeemMyPointsForCoupon),
    routeOf(loyaltyCoupons.returnMyLoyaltyCoupon),
  ],
  'Signing in, and keeping it safe': [
    routeOf(security.enrollFactor),
    routeOf(security.activateFactor),
    routeOf(security.removeFactor),
    routeOf(security.endOtherSessions),
    routeOf(security.endSession),
    routeOf(authentication.register),
    routeOf(authentication.login),
    routeOf(authentication.verifyFactor),
    routeOf(authentication.changePassword),
    routeOf(authentication.verifyDuringAuthentication),
    routeOf(authentication.resendDuringAuthentication),
    routeOf(authentication.startVerification),
    routeOf(authentication.start),
    routeOf(authentication.sendRecoveryEmail),
    routeOf(authentication.recover),
    routeOf(redirectSession.createRedirectSession),
  ],
  'Leaving, taking back, contact details, and reports: read by the store alone': [
    routeOf(members.leaveCommunity),
    routeOf(members.deleteMyMember),
    routeOf(memberExport.exportMyData),
    routeOf(memberPictures.removeMyPicture),
    routeOf(communicationPreferences.updateMyCommunicationPreferences),
    routeOf(members.deleteMemberPhones),
    routeOf(members.deleteMemberEmails),
    routeOf(members.deleteMemberAddresses),
    routeOf(memberAbout.sendAboutPhoneCode),
    routeOf(memberAbout.verifyAboutPhone),
    routeOf(memberAbout.deleteAboutPhone),
    routeOf(memberAbout.deleteMemberAbout),
    routeOf(memberReports.reportMember),
    routeOf(memberFollowers.unfollowMember),
    routeOf(reviews.deleteReview),
    routeOf(memberFollowers.blockMemberToMember),
    routeOf(memberFollowers.unblockMemberToMember),
    routeOf(memberFollowers.blockForMyself),
    routeOf(memberFollowers.unblockForMyself),
  ],
}
