/** What a signup tells, as it stands in a row, by its name in the contract. */
export const EVENT_COLUMNS = {
  phone: 'phone',
  website: 'website',
  address: 'address',
  city: 'city',
  state: 'state',
  zipCode: 'zip_code',
  businessType: 'business_type',
  cuisineType: 'cuisine_type',
  seatingCapacity: 'seating_capacity',
  averageOrderValueMinor: 'average_order_value_minor',
  currentMenuFormat: 'current_menu_format',
  monthlyOrders: 'monthly_orders',
  marketingConsent: 'marketing_consent',
} as const;
