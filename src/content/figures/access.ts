/** Roles and permissions of the product pictures, computed from the cast. */
import {ACCESS_ROLES, PERMISSIONS, type AccessRole, type AccessRoleId, type PermissionId} from '../cast/access';

const accessRole = (id: AccessRoleId): AccessRole => ACCESS_ROLES[id];

/** Whether a role has a permission. */
export const can = (role: AccessRoleId, permission: PermissionId): boolean => accessRole(role).can.includes(permission);

/** Number of people who hold a role. */
export const holdersOf = (role: AccessRoleId): number =>
  accessRole(role).holders.length + (accessRole(role).others ?? 0);

/** Areas in which a role has permissions: their names, and how many the area has. */
export function areasOf(role: AccessRoleId): {area: string; names: string[]; of: number}[] {
  const all = Object.values(PERMISSIONS);
  const names = accessRole(role).can.map((id) => PERMISSIONS[id]);
  return [...new Set(names.map(({area}) => area))].map((area) => ({
    area,
    names: names.filter((permission) => permission.area === area).map(({name}) => name),
    of: all.filter((permission) => permission.area === area).length,
  }));
}

/** Rows of a matrix of permissions by role. */
export const permissionRows = (
  roles: readonly AccessRoleId[],
  permissions: readonly PermissionId[],
): (readonly [string, ...number[]])[] =>
  permissions.map((id) => [PERMISSIONS[id].name, ...roles.map((role) => (can(role, id) ? 1 : 0))] as const);
