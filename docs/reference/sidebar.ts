import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

const sidebar: SidebarsConfig = {
  apisidebar: [
    {
      type: "category",
      label: "Courses",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "list-courses",
          label: "List courses",
          className: "api-method get",
        },
        {
          type: "doc",
          id: "create-course",
          label: "Create a course",
          className: "api-method post",
        },
        {
          type: "doc",
          id: "get-course",
          label: "Get a course",
          className: "api-method get",
        },
      ],
    },
    {
      type: "category",
      label: "Assessments",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "list-assessments",
          label: "List assessments",
          className: "api-method get",
        },
        {
          type: "doc",
          id: "get-assessment",
          label: "Get an assessment",
          className: "api-method get",
        },
      ],
    },
    {
      type: "category",
      label: "Learners",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "get-learner-progress",
          label: "Get a learner's progress",
          className: "api-method get",
        },
        {
          type: "doc",
          id: "list-learner-assessments",
          label: "List a learner's assessments",
          className: "api-method get",
        },
      ],
    },
    {
      type: "category",
      label: "Users",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "create-user",
          label: "Create a user",
          className: "api-method post",
        },
        {
          type: "doc",
          id: "delete-user",
          label: "Delete a user",
          className: "api-method delete",
        },
      ],
    },
    {
      type: "category",
      label: "Teams",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "get-team-progress",
          label: "Get a team's progress",
          className: "api-method get",
        },
        {
          type: "doc",
          id: "list-team-assessments",
          label: "List a team's assessments",
          className: "api-method get",
        },
        {
          type: "doc",
          id: "create-team",
          label: "Create a team",
          className: "api-method post",
        },
        {
          type: "doc",
          id: "delete-team",
          label: "Delete a team",
          className: "api-method delete",
        },
      ],
    },
    {
      type: "category",
      label: "Enrolments",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "enrol-in-course",
          label: "Enrol a user in a course",
          className: "api-method post",
        },
        {
          type: "doc",
          id: "withdraw-from-course",
          label: "Withdraw a user from a course",
          className: "api-method delete",
        },
        {
          type: "doc",
          id: "enrol-in-assessment",
          label: "Enrol a user in an assessment",
          className: "api-method post",
        },
        {
          type: "doc",
          id: "withdraw-from-assessment",
          label: "Withdraw a user from an assessment",
          className: "api-method delete",
        },
      ],
    },
  ],
};

export default sidebar.apisidebar;
