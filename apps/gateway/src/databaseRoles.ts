/**
 * The role that the gateway and its commands work as. `migrations/repeat_roles.sql` makes it and says what it may do;
 * migrations alone run as the owner of the tables.
 */
export const APP_ROLE = 'parlor_app';
