/**
 * The database role of the gateway and its commands. `migrations/repeat_roles.sql` creates it and grants its
 * privileges. Only migrations run as the owner of the tables.
 */
export const APP_ROLE = 'parlor_app';
